import { Button } from "../../ui/actions/button"
import { WithoutScripts } from "../../ui/hydration/scripts-only"
import { mailLink } from "./mail-link"

export interface EmailFallbackProps {
  label: string
  to: string
  subject: string
  /** Before the questions. */
  text?: string
  /** The form's questions, for the text of the email. */
  questions: readonly string[]
}

/** A link to an email with the form's questions. Replaces the submit button without JavaScript and form endpoint. */
export const EmailFallback = ({ label, to, subject, text = "", questions }: EmailFallbackProps) => (
  <WithoutScripts>
    <Button
      href={mailLink({ to, subject, text: text + questions.map((question) => `${question}: `).join("\n") })}
    >
      {label}
    </Button>
  </WithoutScripts>
)

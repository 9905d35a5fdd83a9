import styled from "@emotion/styled"
import { Button } from "../components/button"
import { WithoutScripts } from "../components/scripts-only"
import { mailLink } from "../lib/mail-link"
import { color, space } from "../theme/tokens"

export interface EmailFallbackProps {
  to: string
  subject: string
  /** The form's questions, for the text of the email. */
  questions: readonly string[]
}

/** A link to an email with the form's questions. Replaces the submit button without JavaScript and form endpoint. */
export const EmailFallback = ({ to, subject, questions }: EmailFallbackProps) => (
  <WithoutScripts>
    <Button href={mailLink({ to, subject, text: questions.map((question) => `${question}: `).join("\n") })}>
      Send by email
    </Button>
  </WithoutScripts>
)

/** Note before the first field: without JavaScript and form endpoint the form cannot be sent. */
export const EmailFallbackNote = () => (
  <WithoutScripts>
    <Note>
      Without scripts this page cannot send what you enter. The button at its end opens an email to us with
      the same questions: answer them there.
    </Note>
  </WithoutScripts>
)

const Note = styled.p`
  grid-column: 1 / -1;
  margin-bottom: ${space[6]};
  color: ${color.textSecondary};
`

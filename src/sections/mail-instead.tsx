import styled from "@emotion/styled"
import { Button } from "../components/button"
import { WithoutScripts } from "../components/scripts-only"
import { mailLink } from "../lib/mail-link"
import { color, space } from "../theme/tokens"

export interface MailInsteadProps {
  to: string
  subject: string
  /** The form's questions, for the text of the email. */
  questions: readonly string[]
}

/** Replaces a form's button if there is neither JavaScript nor a form endpoint. */
export const MailInstead = ({ to, subject, questions }: MailInsteadProps) => (
  <WithoutScripts>
    <Button href={mailLink({ to, subject, text: questions.map((question) => `${question}: `).join("\n") })}>
      Send by email
    </Button>
  </WithoutScripts>
)

/** Note before the first field of such a form. */
export const MailInsteadNote = () => (
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

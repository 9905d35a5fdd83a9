import styled from "@emotion/styled"
import { Button } from "../components/button"
import { mailLink } from "../lib/mail-link"
import { color, space } from "../theme/tokens"

export interface MailInsteadProps {
  to: string
  subject: string
  /** What the form asks; the mail asks it again. */
  questions: readonly string[]
}

/** In the place of a form's button, where neither a script nor a form endpoint can send what was entered. */
export const MailInstead = ({ to, subject, questions }: MailInsteadProps) => (
  <>
    <Note>The button opens an email to us with the same questions. Answer there: this page cannot send.</Note>
    <Button href={mailLink({ to, subject, text: questions.map((question) => `${question}: `).join("\n") })}>
      Send by email
    </Button>
  </>
)

const Note = styled.p`
  margin-bottom: ${space[4]};
  color: ${color.textSecondary};
`

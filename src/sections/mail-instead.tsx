import styled from "@emotion/styled"
import { Button } from "../components/button"
import { WithoutScripts } from "../components/scripts-only"
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
  <WithoutScripts>
    <Button href={mailLink({ to, subject, text: questions.map((question) => `${question}: `).join("\n") })}>
      Send by email
    </Button>
  </WithoutScripts>
)

/** Stands before the first field of such a form, so that nobody fills it in for nothing. */
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

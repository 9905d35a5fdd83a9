import styled from "@emotion/styled"
import type { LucideIcon } from "lucide-react"
import CircleAlert from "lucide-react/icons/circle-alert"
import CircleCheck from "lucide-react/icons/circle-check"
import MailIcon from "lucide-react/icons/mail"
import { type ReactNode, useEffect, useRef } from "react"
import { fillParts, fillText } from "../../../util/fill-text"
import { forcedColorsBorder } from "../../theme/forced-colors-border"
import { color, radius, space, typography } from "../../theme/tokens"
import { TextArea } from "../../ui/forms/text-area"
import { VisuallyHidden } from "../../ui/text/visually-hidden"
import { type Mail, mailLink } from "./mail-link"
import type { Delivery } from "./use-delivery"

export interface FormOutcomeProps {
  delivery: Delivery
  texts: Queries.FormTextsFragment["forms"]
  /** What the form sends, e.g. "request". */
  thing: string
  /** The visitor's name, or "". */
  name: string
  /** An email with the form's content. */
  mail: Mail & { text: string }
  /** Below the text of a success. */
  children?: ReactNode
}

/**
 * The result of submitting a form. Takes the focus, because the submit button was removed or disabled.
 */
export const FormOutcome = ({ delivery, texts, thing, name, mail, children }: FormOutcomeProps) => {
  const panel = useRef<HTMLDivElement>(null)
  const { status } = delivery
  const { sending, sent, noted, failed } = texts
  const Icon = icons[status]
  const finished = Icon !== undefined
  const mailTo = (text: string) => (
    <MailLink key="link" href={mailLink(mail)}>
      {text}
    </MailLink>
  )

  useEffect(() => {
    if (finished) panel.current?.focus()
  }, [finished])

  return (
    <div role="status">
      {status === "sending" ? <VisuallyHidden>{fillText(sending, { thing })}</VisuallyHidden> : null}
      {Icon ? (
        <Panel ref={panel} tabIndex={-1} data-failed={status === "failed" || undefined}>
          <Icon size={24} strokeWidth={1.75} />
          <div>
            <Title>
              {status === "sent" ? thanks(sent, name) : null}
              {status === "logged" ? noted.heading : null}
              {status === "failed" ? fillText(failed.heading, { thing }) : null}
            </Title>
            <Text>
              {status === "sent" ? fillText(sent.text, { thing }) : null}
              {status === "logged" ? fillParts(noted.text, { thing, link: mailTo(noted.link) }) : null}
              {status === "failed"
                ? fillParts(failed.text, { reason: failed[delivery.failure], link: mailTo(failed.link) })
                : null}
            </Text>
            {status === "logged" ? (
              <TextArea
                label={noted.copy}
                defaultValue={mail.text}
                readOnly
                onFocus={({ currentTarget }) => currentTarget.select()}
              />
            ) : null}
            {status === "failed" ? null : children}
          </div>
        </Panel>
      ) : null}
    </div>
  )
}

/** For each status of a form that is finished. */
const icons: Partial<Record<Delivery["status"], LucideIcon>> = {
  sent: CircleCheck,
  logged: MailIcon,
  failed: CircleAlert,
}

/** The heading of a form that was sent, with the visitor's name. */
export const thanks = (
  texts: Pick<Queries.FormTextsFragment["forms"]["sent"], "thanks" | "thanksWithoutName">,
  name: string,
): string =>
  name.trim() ? fillText(texts.thanks, { name: name.trim().slice(0, 80) }) : texts.thanksWithoutName

const Panel = styled.div`
  --tone: ${color.accentText};
  display: flex;
  gap: ${space[4]};
  padding: ${space[5]} ${space[6]};
  border-radius: ${radius.md};
  overflow-wrap: anywhere;
  background: ${color.accentSoft};

  &[data-failed] {
    --tone: ${color.redText};
    background: ${color.redSoft};
  }

  > svg {
    flex: none;
    margin-top: 2px;
    color: var(--tone);
  }

  ${forcedColorsBorder}
`

const Title = styled.p(typography.h5)

const Text = styled.p`
  ${typography.small}
  margin-top: ${space[1]};
  color: ${color.textSecondary};
`

const MailLink = styled.a`
  color: ${color.text};
  font-weight: 500;
  text-decoration: underline;
  text-underline-offset: 3px;
`

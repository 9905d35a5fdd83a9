import styled from "@emotion/styled"
import type { LucideIcon } from "lucide-react"
import CircleAlert from "lucide-react/icons/circle-alert"
import CircleCheck from "lucide-react/icons/circle-check"
import MailIcon from "lucide-react/icons/mail"
import { type ReactNode, useEffect, useRef } from "react"
import { VisuallyHidden } from "../../ui/text/visually-hidden"
import { forcedColorsBorder } from "../../ui/theme/forced-colors-border"
import { color, radius, space, typography } from "../../ui/theme/tokens"
import type { SendFailure } from "./send-form"
import type { Delivery } from "./use-delivery"

export interface FormOutcomeProps {
  delivery: Delivery
  /** What the form sends, e.g. "request". */
  thing: string
  /** Heading of a success. */
  thanks: string
  /** `mailto:` URL with the form's content. */
  mail: string
  /** Below the text of a success. */
  children?: ReactNode
}

/**
 * The result of submitting a form. Takes the focus, because the submit button was removed or disabled.
 */
export const FormOutcome = ({ delivery, thing, thanks, mail, children }: FormOutcomeProps) => {
  const panel = useRef<HTMLDivElement>(null)
  const { status } = delivery
  const Icon = icons[status]
  const finished = Icon !== undefined

  useEffect(() => {
    if (finished) panel.current?.focus()
  }, [finished])

  return (
    <div role="status">
      {status === "sending" ? <VisuallyHidden>Sending your {thing}.</VisuallyHidden> : null}
      {Icon ? (
        <Panel ref={panel} tabIndex={-1} data-failed={status === "failed" || undefined}>
          <Icon size={24} strokeWidth={1.75} />
          <div>
            <Title>
              {status === "sent" ? thanks : null}
              {status === "logged" ? "One more step" : null}
              {status === "failed" ? `Your ${thing} was not sent.` : null}
            </Title>
            <Text>
              {status === "sent" ? `Your ${thing} was sent. A partner answers within one working day.` : null}
              {status === "logged" ? (
                <>
                  Your {thing} was noted in this browser and has not been sent to us.{" "}
                  <Mail href={mail}>Send it by email</Mail> and a partner answers within one working day.
                </>
              ) : null}
              {status === "failed" ? (
                <>
                  {reasons[delivery.failure]} Nothing you typed is lost: try again, or{" "}
                  <Mail href={mail}>send it by email</Mail>.
                </>
              ) : null}
            </Text>
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

const reasons: Record<SendFailure, string> = {
  offline: "You are offline.",
  unreachable: "The server did not respond.",
  rejected: "The server responded with an error.",
  robot: "A hidden field was filled in, as robots do.",
}

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

const Mail = styled.a`
  color: ${color.text};
  font-weight: 500;
  text-decoration: underline;
  text-underline-offset: 3px;
`

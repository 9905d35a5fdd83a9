import styled from "@emotion/styled"
import Info from "lucide-react/icons/info"
import Lightbulb from "lucide-react/icons/lightbulb"
import OctagonAlert from "lucide-react/icons/octagon-alert"
import TriangleAlert from "lucide-react/icons/triangle-alert"
import type { TextPropsOf } from "../../../content/define"
import { capitalised } from "../../../util/words"
import { Flow } from "../../body/text-styles"
import { forcedColorsBorder } from "../../theme/forced-colors-border"
import { accents, radius, space } from "../../theme/tokens"
import { VisuallyHidden } from "../../ui/text/visually-hidden"
import type { callOut } from "./section"

/** Text that is set off from the text around it. */
export const CallOut = ({ kind, title, children }: TextPropsOf<typeof callOut>) => {
  const { Icon } = kinds[kind as keyof typeof kinds]
  const name = capitalised(kind)
  return (
    <Frame data-kind={kind} role="note" aria-label={title ? `${name}: ${title}` : name}>
      <Title>
        <Icon size={20} strokeWidth={1.75} aria-hidden />
        <span>
          {title ? <VisuallyHidden>{name}: </VisuallyHidden> : null}
          {title ?? name}
        </span>
      </Title>
      <Flow>{children}</Flow>
    </Frame>
  )
}

const kinds = {
  note: { Icon: Info, accent: accents.blue },
  tip: { Icon: Lightbulb, accent: accents.green },
  caution: { Icon: TriangleAlert, accent: accents.orange },
  danger: { Icon: OctagonAlert, accent: accents.red },
}

const Frame = styled.div`
  padding: ${space[5]} ${space[6]};
  border-radius: ${radius.md};
  background: var(--section-background);
  ${Object.entries(kinds)
    .map(
      ([kind, { accent }]) =>
        `&[data-kind="${kind}"] { --section-background: ${accent.soft}; --accent: ${accent.text}; }`,
    )
    .join("\n")}
  ${forcedColorsBorder}
`

const Title = styled.p`
  display: flex;
  gap: ${space[3]};
  margin-bottom: ${space[2]};
  color: var(--accent);
  font-weight: 500;
  overflow-wrap: anywhere;

  > svg {
    flex: none;
    margin-top: 0.2em;
  }
`

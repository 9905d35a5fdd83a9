import styled from "@emotion/styled"
import type { TextPropsOf } from "../../../content/define"
import { flowStyles } from "../../body/text-styles"
import { forcedColorsBorder } from "../../theme/forced-colors-border"
import { color, space, typography } from "../../theme/tokens"
import { square } from "../../ui/actions/icon-button"
import type { steps } from "./section"

/** A numbered list, shown as a line of steps. */
export const Steps = ({ children }: TextPropsOf<typeof steps>) => <Frame>{children}</Frame>

const marker = space[8]

const Frame = styled.div`
  > ol {
    padding: 0;
    list-style: none;
    counter-reset: step;
  }

  > ol > li {
    ${flowStyles}
    position: relative;
    min-height: ${marker};
    padding: 3px 0 ${space[6]} calc(${marker} + ${space[4]});
    counter-increment: step;
  }

  > ol > li::before {
    ${typography.small}
    ${square(marker)}
    content: counter(step);
    position: absolute;
    top: 0;
    left: 0;
    border-radius: 50%;
    color: ${color.accentText};
    background: ${color.accentSoft};
    font-weight: 500;
    ${forcedColorsBorder}
  }

  /* The line to the next step. */
  > ol > li:not(:last-child)::after {
    content: "";
    position: absolute;
    top: calc(${marker} + ${space[1]});
    bottom: ${space[1]};
    left: calc(${marker} / 2);
    border-left: 1px solid ${color.borderHover};
  }
`

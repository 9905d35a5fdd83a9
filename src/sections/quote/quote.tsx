import styled from "@emotion/styled"
import type { TextPropsOf } from "../../content-model/define-text-element"
import { color, forcedColors, space, typography } from "../../theme/tokens"
import { Flow } from "../flow"
import type { quote } from "./section"

/** A quotation with its source. */
export const Quote = ({ by, role, children }: TextPropsOf<typeof quote>) => (
  <Frame>
    <blockquote>
      <Flow>{children}</Flow>
    </blockquote>
    <figcaption>
      <strong>{by}</strong>
      {role ? <span>, {role}</span> : null}
    </figcaption>
  </Frame>
)

const Frame = styled.figure`
  padding-left: clamp(20px, 2vw, 28px);
  border-left: 3px solid ${color.accent};

  ${forcedColors} {
    border-color: Highlight;
  }

  > blockquote {
    ${typography.h4}
    font-weight: 400;
  }

  > figcaption {
    ${typography.small}
    margin-top: ${space[3]};
    color: ${color.textSecondary};
  }

  > figcaption > strong {
    color: ${color.text};
    font-weight: 500;
  }
`

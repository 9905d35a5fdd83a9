import styled from "@emotion/styled"
import type { HTMLAttributes, ReactNode } from "react"
import { monospace } from "../theme/monospace"
import { color, forcedColors, radius, space, typography } from "../theme/tokens"

export const ProseCode = (props: HTMLAttributes<HTMLElement>) => <Code {...props} />

/** A quotation. Its second paragraph is the attribution. */
export const ProseQuote = ({ children }: { children?: ReactNode }) => <Quote>{children}</Quote>

const Code = styled.code`
  padding: 0.12em 0.36em;
  border-radius: ${radius.xs};
  background: ${color.bgSunken};
  font-family: ${monospace};
  font-size: 0.875em;
  letter-spacing: 0;
  overflow-wrap: break-word;
`

const Quote = styled.blockquote`
  padding-left: clamp(20px, 2vw, 28px);
  border-left: 3px solid ${color.accent};

  ${forcedColors} {
    border-color: Highlight;
  }

  > p {
    ${typography.h4}
    font-weight: 400;
  }

  > p + p {
    ${typography.small}
    margin-top: ${space[3]};
    color: ${color.textSecondary};
  }
`

import styled from "@emotion/styled"
import type { HTMLAttributes, ReactNode } from "react"
import { forcedEdge } from "../theme/forced-edge"
import { monospace } from "../theme/monospace"
import { color, forcedColors, radius, space, typography } from "../theme/tokens"

/** A listing that scrolls sideways, by keyboard too. */
export const ProsePre = ({ children }: { children?: ReactNode }) => (
  <Listing role="group" aria-label="Code" tabIndex={0} data-scroll="">
    {children}
  </Listing>
)

export const ProseCode = (props: HTMLAttributes<HTMLElement>) => <Code {...props} />

/** A quotation. A second paragraph, where there is one, says who said it. */
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

const Listing = styled.pre`
  padding: ${space[6]};
  overflow-x: auto;
  border-radius: ${radius.lg};
  background: ${color.bgSubtle};
  font-size: 1rem;
  line-height: 1.65;
  tab-size: 2;

  > code {
    display: block;
    width: max-content;
    padding: 0;
    background: none;
  }

  ${forcedEdge}
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

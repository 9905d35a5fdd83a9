import styled from "@emotion/styled"
import type { HTMLAttributes, ReactNode } from "react"
import { forcedColorsBorder } from "../theme/forced-colors-border"
import { color, forcedColors, radius, space, typography } from "../theme/tokens"

/** A code block that scrolls horizontally, with the keyboard too. */
export const ProsePre = ({ children }: { children?: ReactNode }) => (
  <Listing role="group" aria-label="Code" tabIndex={0} data-scroll="">
    {children}
  </Listing>
)

export const ProseCode = (props: HTMLAttributes<HTMLElement>) => <Code {...props} />

/** A quotation. Its second paragraph is the attribution. */
export const ProseQuote = ({ children }: { children?: ReactNode }) => <Quote>{children}</Quote>

const monospace = 'ui-monospace, SFMono-Regular, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace'

const Code = styled.code`
  padding: 0.12em 0.36em;
  border-radius: ${radius.xs};
  background: ${color.bgSunken};
  font-family: ${monospace};
  font-size: 0.875em;
  letter-spacing: 0;
  overflow-wrap: anywhere;
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

  ${forcedColorsBorder}
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

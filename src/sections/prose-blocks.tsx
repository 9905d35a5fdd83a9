import styled from "@emotion/styled"
import { color, radius } from "../theme/tokens"
import { monospace, quotationStyles } from "./text-styles"

export const ProseCode = styled.code`
  padding: 0.12em 0.36em;
  border-radius: ${radius.xs};
  background: ${color.bgSunken};
  font-family: ${monospace};
  font-size: 0.875em;
  letter-spacing: 0;
  overflow-wrap: anywhere;
`

export const ProseQuote = styled.blockquote(quotationStyles)

import styled from "@emotion/styled"
import { flowSpacing } from "./flow-spacing"

/** Markdown inside an element of the text, with the spacing of the text around it. */
export const Flow = styled.div`
  ${flowSpacing}
`

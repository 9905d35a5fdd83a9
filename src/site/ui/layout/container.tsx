import styled from "@emotion/styled"
import { containerWidths, from, grid } from "../../theme/tokens"

/** In rem, like the breakpoints of `from`. */
const maxWidths = Object.entries(containerWidths).map(
  ([name, width]) => `${from[name as keyof typeof from]} { max-width: ${width / 16}rem; }`,
)

/** The page's column. */
export const Container = styled.div`
  width: 100%;
  margin-inline: auto;
  padding-inline: ${grid.gutter};
  ${maxWidths.join("\n")}
`

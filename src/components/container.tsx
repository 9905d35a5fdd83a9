import styled from "@emotion/styled"
import { breakpoints, from, grid } from "../theme/tokens"

/** In rem, like the breakpoints of `from`. */
const maxWidths = (["sm", "md", "lg", "xl", "2xl"] as const).map(
  (name) => `${from[name]} { max-width: ${breakpoints[name] / 16}rem; }`,
)

/** The page's column: the width of the current breakpoint, with 12 px gutters (design, section 2). */
export const Container = styled.div`
  width: 100%;
  margin-inline: auto;
  padding-inline: ${grid.gutter};
  ${maxWidths.join("\n")}
`

import styled from "@emotion/styled"
import { breakpoints, from, grid } from "../theme/tokens"

/** The page's column: as wide as the current breakpoint, 12 px gutters (design, section 2). */
export const Container = styled.div`
  width: 100%;
  margin-inline: auto;
  padding-inline: ${grid.gutter};

  ${from.sm} {
    max-width: ${breakpoints.sm}px;
  }

  ${from.md} {
    max-width: ${breakpoints.md}px;
  }

  ${from.lg} {
    max-width: ${breakpoints.lg}px;
  }

  ${from.xl} {
    max-width: ${breakpoints.xl}px;
  }

  ${from["2xl"]} {
    max-width: ${breakpoints["2xl"]}px;
  }
`

import styled from "@emotion/styled"
import { containerWidth, from, grid } from "../theme/tokens"

/** The page's column: the width of the current breakpoint, with 12 px gutters (design, section 2). */
export const Container = styled.div`
  width: 100%;
  margin-inline: auto;
  padding-inline: ${grid.gutter};

  ${from.sm} {
    max-width: ${containerWidth.sm};
  }

  ${from.md} {
    max-width: ${containerWidth.md};
  }

  ${from.lg} {
    max-width: ${containerWidth.lg};
  }

  ${from.xl} {
    max-width: ${containerWidth.xl};
  }

  ${from["2xl"]} {
    max-width: ${containerWidth["2xl"]};
  }
`

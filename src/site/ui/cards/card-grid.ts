import styled from "@emotion/styled"
import { from, grid, space } from "../../theme/tokens"

/** Cards in two columns from md up, where an odd last card spans the row, and in two or three from lg up. */
export const CardGrid = styled.ul<{ $columns?: 2 | 3 }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${grid.gapNarrow};

  ${from.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${grid.gap};

    > li:last-of-type:nth-of-type(odd) {
      --focus-point: 50% 25%;
      --image-ratio: 2 / 1;
      grid-column: 1 / -1;
    }
  }

  ${from.lg} {
    grid-template-columns: repeat(${({ $columns = 3 }) => $columns}, minmax(0, 1fr));

    > li:last-of-type:nth-of-type(odd) {
      --image-ratio: initial;
      grid-column: auto;
    }
  }
`

/** A grid with more space between rows, for cards with text below the image. */
export const ImageCardGrid = styled(CardGrid)`
  gap: 36px ${grid.gapNarrow};

  ${from.md} {
    gap: ${space[12]} ${grid.gap};
  }
`

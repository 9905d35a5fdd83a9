import styled from "@emotion/styled"
import { color, grid, space } from "../theme/tokens"

/** Notice that a document is not published: it is a draft, or its publish day is in the future. */
export const DraftBanner = () => (
  <Banner role="note">
    <strong>Draft.</strong> This page is shown here only. It enters the published site with the first build on
    or after its publish day, once “draft: true” is removed.
  </Banner>
)

const Banner = styled.p`
  margin: 0;
  padding: ${space[3]} ${grid.gutter};
  text-align: center;
  color: ${color.onOrange};
  background: ${color.orange};
`

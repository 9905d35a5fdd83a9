import styled from "@emotion/styled"
import { color, grid, space } from "../theme/tokens"

/** Banner of documents that are not published: drafts, and documents with a future date. */
export const DraftBanner = () => (
  <Band role="note">
    <strong>Draft.</strong> This page is shown here only. It enters the published site with the first build on
    or after its date, once “draft: true” is removed.
  </Band>
)

const Band = styled.p`
  margin: 0;
  padding: ${space[3]} ${grid.gutter};
  text-align: center;
  color: ${color.onOrange};
  background: ${color.orange};
`

import styled from "@emotion/styled"
import { color, grid, space } from "../theme/tokens"

export interface DraftBannerProps {
  /** `draft` of the document: it is one by its own word, or its day has not come. */
  draft: boolean
}

/** Says in develop that a document is not in the published site. Published pages have no drafts, and nothing of this. */
export const DraftBanner = ({ draft }: DraftBannerProps) =>
  draft ? (
    <Band role="note">
      <strong>Draft.</strong> This page is shown here only. It enters the published site with the first build
      on or after its date, once “draft: true” is removed.
    </Band>
  ) : null

const Band = styled.p`
  margin: 0;
  padding: ${space[3]} ${grid.gutter};
  text-align: center;
  color: ${color.onOrange};
  background: ${color.orange};
`

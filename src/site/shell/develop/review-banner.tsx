import styled from "@emotion/styled"
import { Link } from "../../router/link"
import { color, grid, space } from "../../theme/tokens"

interface ReviewBannerProps {
  /** The page's document is a draft, or its publish day is in the future. */
  draft: boolean
}

/** Notice that a page, or the whole site, is not published. It leads to the list of all drafts. */
export const ReviewBanner = ({ draft }: ReviewBannerProps) => (
  <Banner role="note" data-pagefind-ignore="">
    {draft ? (
      <>
        <strong>Draft.</strong> This page is shown here only: its document has “draft: true”, or a publish day
        that has not come yet.
      </>
    ) : (
      <>
        <strong>Preview.</strong> This site is for review, and search engines do not list it.
      </>
    )}{" "}
    <Link href="/drafts/">All drafts</Link>
  </Banner>
)

const Banner = styled.p`
  --focus: ${color.onOrange};
  margin: 0;
  padding: ${space[3]} ${grid.gutter};
  text-align: center;
  color: ${color.onOrange};
  background: ${color.orange};

  a {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`

import styled from "@emotion/styled"
import { Link } from "../../router/link"
import { color, grid, sectionSpace, space, typography } from "../../theme/tokens"
import { Container } from "../../ui/layout/container"

interface DocumentSourceProps {
  /** The document's file, e.g. content/insights/estimate-range/index.mdx. */
  file: string
  /** Where the file can be edited, if known. */
  editUrl?: string
}

export interface ReviewProps {
  part: "banner" | "source"
  /** Of the page's document, if it has one. */
  source?: (DocumentSourceProps & { draft: boolean }) | undefined
}

/** What develop and previews add to a page: a banner above it, and below it where its text can be edited. */
export const Review = ({ part, source }: ReviewProps) => {
  if (part === "source") return source ? <DocumentSource {...source} /> : null
  return source?.draft || process.env.REVIEW === "preview" ? (
    <ReviewBanner draft={source?.draft ?? false} />
  ) : null
}

/** Notice that a page, or the whole site, is not published. It leads to the list of all drafts. */
const ReviewBanner = ({ draft }: { draft: boolean }) => (
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

/** Where a page can be edited. */
const DocumentSource = ({ file, editUrl }: DocumentSourceProps) => (
  <Container>
    <Facts aria-label="Source of this page" data-pagefind-ignore="">
      {editUrl ? <a href={editUrl}>Edit this page</a> : null}
      <code>{file}</code>
    </Facts>
  </Container>
)

const Facts = styled.aside`
  ${typography.small}
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[6]};
  padding-bottom: ${sectionSpace.paddingBlock};
  overflow-wrap: anywhere;
  color: ${color.textSecondary};

  a {
    color: ${color.text};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`

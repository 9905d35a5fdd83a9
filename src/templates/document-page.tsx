import { graphql } from "gatsby"
import { type ComponentType, lazy, type ReactNode, Suspense, useMemo } from "react"
import type { OnThisPageProps } from "../components/heading-links"
import { OnThisPageStrip } from "../components/on-this-page-strip"
import { Slice } from "../components/slice"
import { documentBreadcrumb } from "../lib/breadcrumb-routes"
import { type RenderedBand, renderBody, type TextBand } from "../mdx/render-body"
import type { SectionRegistry } from "../mdx/section-registry"
import { SplitText } from "../sections/lazy-sections"
import { Seo, type SeoProps } from "../shell/seo"

export interface DocumentPageProps {
  /** The same object at every render of a page: the body is drawn once for it. */
  document: Queries.DocumentPageFragment
  sections: SectionRegistry
  pathname: string
  /** The page's h1, which its share image shows. */
  heading: string
  /** Of a document that is an article. */
  article?: SeoProps["article"]
  /** Name of the list of previous and next, e.g. More case studies. */
  paginationLabel: string
  previous: Queries.DocumentLinkFragment | null
  next: Queries.DocumentLinkFragment | null
  /** How the list On this page stands: a strip below the hero, or beside the text. */
  list?: ComponentType<OnThisPageProps>
  /** How the text between sections is drawn. */
  text?: TextBand
  /** Places what follows the hero; default one band after the other below the list On this page. */
  arrange?: (bands: RenderedBand[], onThisPage: ReactNode) => ReactNode
}

/** What the pages of all documents share: the head, the body, "On this page", previous and next. */
export const DocumentPage = ({
  document,
  sections,
  pathname,
  heading,
  article,
  paginationLabel,
  previous,
  next,
  list: OnThisPage = OnThisPageStrip,
  text = SplitText,
  arrange = stacked,
}: DocumentPageProps) => {
  const rendered = useMemo(
    () =>
      renderBody(document.body, {
        document,
        sections,
        heroProps: { breadcrumb: documentBreadcrumb(document) },
        text,
        pictures: document.bodyImages.map(({ childImageSharp }) => childImageSharp?.gatsbyImageData),
      }),
    [document, sections, text],
  )
  const [hero, ...bands] = rendered
  const headings = document.tableOfContents
  const onThisPage = headings.length > 2 ? <OnThisPage headings={headings} /> : null
  const pagination = useMemo(
    () =>
      previous || next ? (
        <Slice name="pagination">
          <DocumentPagination label={paginationLabel} previous={previous} next={next} />
        </Slice>
      ) : null,
    [paginationLabel, previous, next],
  )
  return (
    <>
      <Seo
        routeName={document.name}
        description={document.description}
        pathname={pathname}
        heading={heading}
        article={article}
      />
      {DraftBanner && document.draft ? (
        <Suspense fallback={null}>
          <DraftBanner />
        </Suspense>
      ) : null}
      {hero?.node}
      {arrange(bands, onThisPage)}
      {pagination}
    </>
  )
}

const DocumentPagination = lazy(() =>
  import("../components/document-pagination").then(({ DocumentPagination }) => ({
    default: DocumentPagination,
  })),
)

/** In develop only: the published site has no drafts, and its scripts nothing of this. */
const DraftBanner =
  process.env.NODE_ENV === "production"
    ? null
    : lazy(() => import("../components/draft-banner").then(({ DraftBanner }) => ({ default: DraftBanner })))

const stacked = (bands: RenderedBand[], onThisPage: ReactNode) => (
  <>
    {onThisPage}
    {bands.map(({ node }) => node)}
  </>
)

export const documentPageFragments = graphql`
  fragment DocumentPage on ContentPage {
    name
    path
    description
    draft
    body
    tableOfContents {
      id
      title
      depth
    }
    bodyImages {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 1920)
      }
    }
  }

  fragment DocumentLink on ContentPage {
    name
    path
    desc
  }
`

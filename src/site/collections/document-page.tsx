import { graphql } from "gatsby"
import { type ComponentType, lazy, type ReactNode, useMemo } from "react"
import type { BreadcrumbRoute } from "../../content/define"
import { valueAt } from "../../util/value-at"
import { type BodyText, type RenderedPart, renderBody } from "../body/render-body"
import type { SectionRegistry } from "../body/section-registry"
import { Seo } from "../shell/head/seo"
import type { ArticleFacts } from "../shell/head/structured-data"
import { listRoute, useBreadcrumb } from "../shell/use-breadcrumb"
import { Slice } from "../ui/hydration/slice"
import type { OnThisPageProps } from "../ui/layout/heading-links"
import type { NextBandProps } from "../ui/layout/next-band"
import { PageColors, type PageColorsProps } from "../ui/layout/page-colors"

/** Data of a document's page. Articles also have dates, and may have an author. */
type PageDocument = Queries.DocumentPageFragment &
  Partial<Queries.OnThisPageFragment> & {
    date?: string | null
    updated?: string | null
    author?: ArticleFacts["author"]
    schemaType?: string | null
    hero?: { page?: PageColorsProps["$colors"]; description?: unknown } | null
  }

/** The result of a page's query: the document, its neighbours, and what its sections read of other content. */
export interface PageData {
  document: PageDocument
  previous?: Queries.DocumentLinkFragment | null
  next?: Queries.DocumentLinkFragment | null
  [list: string]: unknown
}

interface DocumentPageProps {
  /** Must be the same object on every render of a page, so that its body is rendered once. */
  data: PageData
  sections: SectionRegistry
  /** Path of the field with the page's h1, which its share image shows. */
  heading: readonly string[]
  /** The page is an article. */
  article: boolean
  /** Names and paths of the pages above it, without the home page. */
  ancestors?: readonly BreadcrumbRoute[]
  /** Name of the links to the previous and next document, e.g. "More case studies". */
  paginationLabel?: string
  /** The links to the next and previous document; default a band in pale green. */
  pagination?: ComponentType<NextBandProps>
  /** Paths of the fields with a document's image, and its dark version, which the link to it shows. */
  covers?: readonly (readonly string[])[]
  /** The "On this page" list; default none. */
  list?: ComponentType<OnThisPageProps>
  /** Component for the text between sections. */
  text?: BodyText
  /** Layout of the page below the hero; default the "On this page" list, then the sections. */
  arrange?: (parts: RenderedPart[], onThisPage: ReactNode) => ReactNode
}

/** The page of a document: head, body, "On this page", previous and next. */
export const DocumentPage = ({
  data,
  sections,
  heading,
  article,
  ancestors,
  paginationLabel = "",
  pagination: Pagination = NextBand,
  covers,
  list: OnThisPage,
  text = SplitText,
  arrange = stacked,
}: DocumentPageProps) => {
  const { document, previous, next } = data
  const title = String(valueAt(document, heading))
  const breadcrumb = useBreadcrumb(useMemo(() => routesTo(document, ancestors), [document, ancestors]))
  const rendered = useMemo(
    () =>
      renderBody(document.body, {
        shown: shownOf(data),
        sections,
        firstProps: {
          breadcrumb,
          heading: title,
          lead: document.hero?.description,
        },
        text,
        media: {
          images: document.bodyImages.map(({ childImageSharp }) => childImageSharp?.gatsbyImageData),
          files: document.bodyFiles,
        },
      }),
    [data, document, sections, text, title, breadcrumb],
  )
  const [hero, ...parts] = rendered
  const headings = document.tableOfContents ?? []
  const onThisPage = OnThisPage && headings.length > 2 ? <OnThisPage headings={headings} /> : null
  const pagination = useMemo(
    () =>
      previous || next ? (
        <Slice name="pagination">
          <Pagination
            label={paginationLabel}
            previous={previous}
            next={next}
            cover={imageAt(next, covers?.[0])}
            coverDark={imageAt(next, covers?.[1])}
          />
        </Slice>
      ) : null,
    [paginationLabel, previous, next, covers, Pagination],
  )
  const colors = document.hero?.page
  const content = arrange(parts, onThisPage)
  return (
    <>
      <Seo
        routeName={document.name}
        pathname={document.path}
        breadcrumb={breadcrumb}
        noindex={document.noindex}
        schemaType={document.schemaType}
        description={document.description}
        heading={title}
        article={article ? articleFacts(document) : undefined}
        hasMarkdown={process.env.NODE_ENV === "production"}
      />
      {hero?.node}
      {colors ? <PageColors $colors={colors}>{content}</PageColors> : content}
      {pagination}
    </>
  )
}

/** The pages above a document, and the document. By default, its list is above it. */
const routesTo = ({ name, path }: PageDocument, ancestors?: readonly BreadcrumbRoute[]) => [
  ...(ancestors ?? [listRoute(path.replace(/[^/]+\/$/, ""))]),
  ...(path === "/" ? [] : [{ name, value: path }]),
]

/** The fields of the document, and lists of other content, by the names of the sections' props. */
export const shownOf = ({ document, previous, next, ...lists }: PageData): object => ({
  ...document,
  ...Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, nodesOf(list)])),
})

const nodesOf = (list: unknown) => (list instanceof Object && "nodes" in list ? list.nodes : list)

const articleFacts = ({ date, updated, author }: PageDocument): ArticleFacts | undefined =>
  date ? { published: date, modified: updated ?? date, ...(author ? { author } : {}) } : undefined

/** The text between two sections. */
export const SplitText = lazy(() => import("./body-text").then(({ SplitText }) => ({ default: SplitText })))

const NextBand = lazy(() => import("../ui/layout/next-band").then(({ NextBand }) => ({ default: NextBand })))

const imageAt = (document: PageData["next"], field: readonly string[] | undefined) =>
  (valueAt(document, field ?? []) as Queries.NeighbourCoverFragment | null | undefined)?.childImageSharp
    ?.gatsbyImageData

const stacked = (parts: RenderedPart[], onThisPage: ReactNode) => (
  <>
    {onThisPage}
    {parts.map(({ node }) => node)}
  </>
)

export const documentPageFragments = graphql`
  fragment DocumentPage on ContentPage {
    name
    path
    noindex
    description
    body
    bodyImages {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 1920
          breakpoints: [640, 750, 828, 1080, 1200, 1920, 2048, 3840]
        )
      }
    }
    bodyFiles {
      publicURL
      extension
      prettySize
    }
  }

  fragment OnThisPage on ContentPage {
    tableOfContents {
      id
      title
      depth
    }
  }

  fragment NeighbourCover on File {
    childImageSharp {
      gatsbyImageData(layout: CONSTRAINED, width: 1080, breakpoints: [640, 828, 1080, 1920])
    }
  }

  fragment DocumentLink on ContentPage {
    name
    path
    desc
  }
`

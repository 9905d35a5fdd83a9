import { useContext, useEffect, useLayoutEffect, useState } from "react"
import { Helmet } from "react-helmet"
import type { BreadcrumbRoute } from "../../../content/define"
import { siteLanguage } from "../../../util/site-language"
import { CurrentPath } from "../../router/current-path"
import { linkPath, listName, pageTitle } from "../../router/routes"
import { useSite } from "../use-site"
import { markdownPath } from "./markdown-path"
import { removeStructuredData, setRenderedPage } from "./rendered-page"
import { shareImage } from "./share-image"
import { ShareImageAddress } from "./share-image-address"
import { type ArticleFacts, type DescribedPage, structuredData } from "./structured-data"

export interface HeadTagsProps {
  /** Name of the page; default that of the list at its path. */
  routeName?: string
  /** Meta description; default the site's. */
  description?: string
  /** Path of the page, if it is shown at others; default the current path. */
  pathname?: string
  /** The page's heading, for the share image; default its name. */
  heading?: string
  /** Metadata of an article. */
  article?: ArticleFacts
  /** The page has a Markdown version, which the build writes. */
  hasMarkdown?: boolean
  /** Search engines must not list it. */
  noindex?: boolean | null
  /** From the home page to this page. */
  breadcrumb?: readonly BreadcrumbRoute[]
  /** Type of schema.org, if it is not that of most pages. */
  schemaType?: string | null
}

/**
 * Metadata for search engines and other sites: title, description, canonical URL, share image. Uses Helmet's props,
 * because Helmet ignores children in the browser under React 19.
 */
export const HeadTags = ({
  routeName,
  description,
  pathname,
  heading,
  article,
  hasMarkdown,
  noindex,
  breadcrumb = [],
  schemaType,
}: HeadTagsProps) => {
  const { settings } = useSite()
  const image = useContext(ShareImageAddress)
  const currentPath = useContext(CurrentPath) ?? "/"
  const path = linkPath(pathname ?? currentPath)
  const name = routeName ?? listName(path) ?? ""
  const page: DescribedPage = {
    path,
    url: settings.url + path,
    name,
    heading: heading ?? name,
    description: description ?? settings.description,
    image: settings.url + (image ?? shareImage(path, noindex ?? false)),
    article,
    breadcrumb,
    type: schemaType ?? (listName(path) ? "CollectionPage" : "WebPage"),
  }
  // Webpack removes this branch from the browser's scripts.
  if (process.env.BUILD_STAGE === "build-html")
    setRenderedPage(path, noindex ? undefined : structuredData(page, settings), settings.announcement?.until)
  useEffect(() => removeStructuredData(path), [path])
  // React may discard a render during hydration, but Helmet keeps its tags. Render tags only after the commit.
  const [committed, setCommitted] = useState(false)
  useLayoutEffect(() => setCommitted(true), [])
  if (!committed && typeof document !== "undefined") return null
  return (
    <Helmet
      title={pageTitle(settings.productName, settings.titleSeparator, name)}
      meta={[
        { name: "description", content: page.description },
        ...(noindex ? [{ name: "robots", content: "noindex" }] : []),
        // Links to the home page are shared with its heading as the name.
        ...sharedTags(path === "/" ? { ...page, name: page.heading } : page, settings.productName),
      ]}
      link={[
        { rel: "canonical", href: page.url },
        ...(hasMarkdown
          ? [{ rel: "alternate", type: "text/markdown", href: settings.url + markdownPath(path) }]
          : []),
      ]}
    />
  )
}

/** Open Graph, which X reads too. The image shows the heading, which is therefore its alt text. */
const sharedTags = (
  { url, name, heading, description, image, article }: DescribedPage,
  productName: string,
) => [
  { property: "og:type", content: article ? "article" : "website" },
  { property: "og:site_name", content: productName },
  { property: "og:locale", content: siteLanguage.replace("-", "_") },
  { property: "og:url", content: url },
  { property: "og:title", content: name },
  { property: "og:description", content: description },
  { property: "og:image", content: image },
  { property: "og:image:width", content: "1200" },
  { property: "og:image:height", content: "630" },
  { property: "og:image:alt", content: heading },
  { name: "twitter:card", content: "summary_large_image" },
  ...(article
    ? [
        { property: "article:published_time", content: article.published },
        { property: "article:modified_time", content: article.modified },
      ]
    : []),
]

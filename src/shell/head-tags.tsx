import { Helmet } from "react-helmet"
import { withoutPrefix } from "../lib/path-prefix"
import { linkPath, pageTitle } from "./routes"
import { useSite } from "./use-site"

export interface HeadTagsProps {
  /** Name of the page's route, or of its document. */
  routeName: string
  /** What search results show; default the site's own description. */
  description?: string
  /** The page's location. */
  pathname: string
  /** Keeps the page out of search engines. */
  noindex?: boolean
}

/**
 * Title, description and canonical address of a page. Helmet's props form only: its children are lost in the browser
 * under React 19. The theme's attribute on <html> is not Helmet's, which leaves attributes alone that it has not set.
 */
export const HeadTags = ({ routeName, description, pathname, noindex = false }: HeadTagsProps) => {
  const { settings } = useSite()
  const meta = [{ name: "description", content: description ?? settings.description }]
  return (
    <Helmet
      htmlAttributes={{ lang: "en-GB" }}
      title={pageTitle(settings.productName, settings.titleSeparator, routeName)}
      meta={noindex ? [...meta, { name: "robots", content: "noindex" }] : meta}
      link={[{ rel: "canonical", href: `${settings.url}${linkPath(withoutPrefix(pathname))}` }]}
    />
  )
}

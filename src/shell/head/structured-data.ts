// Structured data of a page in schema.org's vocabulary (JSON-LD). Server only.
import type {
  BreadcrumbList,
  Graph,
  ImageObject,
  Organization,
  PostalAddress,
  SearchAction,
  Thing,
  WebPage,
  WebSite,
  WithActionConstraints,
} from "schema-dts"
import { cityAndCountry } from "../../util/country"
import { siteLanguage as inLanguage } from "../../util/site-language"
import { findRoute, kindOf, linkPath, routes } from "../router/routes"
import type { Site } from "../use-site"
import { subjects } from "./generated/subjects"

export interface ArticleFacts {
  /** Date as YYYY-MM-DD. */
  published: string
  modified: string
  /** A team member; default the agency. */
  author?: { name: string; position: string }
}

export interface DescribedPage {
  /** With slashes at both ends, without the site's prefix. */
  path: string
  /** The absolute URL. */
  url: string
  name: string
  heading: string
  description: string
  /** URL of the share image. */
  image: string
  article?: ArticleFacts | undefined
}

type DescribedSite = Omit<Site["settings"], "titleSeparator">

/** The graph of a page: publisher, site, page, breadcrumb. */
export const structuredData = (page: DescribedPage, site: DescribedSite): Graph => ({
  "@context": "https://schema.org",
  "@graph": [
    organization(site),
    webSite(site),
    webPage(page, site),
    ...(page.path === "/" ? [] : [breadcrumb(page, site)]),
    ...subject(page, site),
  ],
})

const organization = ({ url, ...site }: DescribedSite): Organization => ({
  "@type": "Organization",
  "@id": `${url}/#organization`,
  name: site.productName,
  url: `${url}/`,
  description: site.description,
  email: site.email,
  telephone: site.phone,
  address: address(site.location),
  foundingDate: String(site.founded),
  logo: { "@type": "ImageObject", url: `${url}/icon-512.png`, width: "512", height: "512" },
})

const address = (location: string): PostalAddress => {
  const { city, country } = cityAndCountry(location)
  return { "@type": "PostalAddress", addressLocality: city, addressCountry: country }
}

const webSite = ({ productName, description, url }: DescribedSite): WebSite => {
  const search: WithActionConstraints<SearchAction> = {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${url}/search/?q={search_term_string}` },
    "query-input": "required name=search_term_string",
  }
  return {
    "@type": "WebSite",
    "@id": `${url}/#website`,
    name: productName,
    url: `${url}/`,
    description,
    inLanguage,
    publisher: { "@id": `${url}/#organization` },
    potentialAction: search,
  }
}

/** The schema.org type of a route. The list of a collection's documents has its own. */
const pageType = (route: string | undefined) => {
  if (route === "/company") return "AboutPage"
  if (route === "/contact-us") return "ContactPage"
  return routes.some(({ path }) => path === `${route}/{slug}`) ? "CollectionPage" : "WebPage"
}

const webPage = (page: DescribedPage, { url }: DescribedSite): WebPage => ({
  "@type": pageType(findRoute(page.path)?.path),
  "@id": `${page.url}#page`,
  url: page.url,
  name: page.name,
  description: page.description,
  inLanguage,
  isPartOf: { "@id": `${url}/#website` },
  ...(page.path === "/" ? { about: { "@id": `${url}/#organization` } } : {}),
  ...(page.path === "/" ? {} : { breadcrumb: { "@id": `${page.url}#breadcrumb` } }),
  primaryImageOfPage: image(page),
})

const image = ({ image: url, heading }: DescribedPage): ImageObject => ({
  "@type": "ImageObject",
  url,
  width: "1200",
  height: "630",
  caption: heading,
})

/** A page with its ancestors, as in breadcrumbs. */
const trail = ({ path, name }: DescribedPage): { name: string; path: string }[] => {
  const parts = path.split("/").slice(1, -2)
  const ancestors = ["/", ...parts.map((_, index) => `/${parts.slice(0, index + 1).join("/")}`)]
    .flatMap((value) => routes.find((route) => route.path === value) ?? [])
    .map((route) => ({ name: route.label, path: linkPath(route.path) }))
  return [...ancestors, { name, path }]
}

const breadcrumb = (page: DescribedPage, { url }: DescribedSite): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  "@id": `${page.url}#breadcrumb`,
  itemListElement: trail(page).map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: url + path,
  })),
})

/** What the page is about, if schema.org has a type for it: a service or an article. */
const subject = (page: DescribedPage, { url }: DescribedSite): Thing[] => {
  const organizationId = { "@id": `${url}/#organization` }
  const type = subjects[kindOf(page.path).path]
  if (type === "Service")
    return [
      {
        "@type": "Service",
        "@id": `${page.url}#service`,
        name: page.name,
        serviceType: page.name,
        description: page.description,
        url: page.url,
        provider: organizationId,
      },
    ]
  if (!page.article || !type) return []
  const { published, modified, author } = page.article
  return [
    {
      "@type": type,
      "@id": `${page.url}#article`,
      headline: page.heading,
      description: page.description,
      url: page.url,
      image: image(page),
      datePublished: published,
      dateModified: modified,
      inLanguage,
      author: author
        ? { "@type": "Person", name: author.name, jobTitle: author.position, worksFor: organizationId }
        : organizationId,
      publisher: organizationId,
      mainEntityOfPage: { "@id": `${page.url}#page` },
    },
  ]
}

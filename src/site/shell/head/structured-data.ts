// Structured data of a page in schema.org's vocabulary (JSON-LD). Server only.
import type {
  BreadcrumbList,
  Graph,
  ImageObject,
  Organization,
  PostalAddress,
  Thing,
  WebPage,
  WebSite,
} from "schema-dts"
import type { BreadcrumbRoute } from "../../../content/define"
import { cityAndCountry } from "../../../util/country"
import { siteLanguage as inLanguage } from "../../../util/site-language"
import { kindOf } from "../../router/kind-of"
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
  /** From the home page to this page. */
  breadcrumb: readonly BreadcrumbRoute[]
  /** Type of schema.org: that of most pages is WebPage. */
  type: string
}

type DescribedSite = Omit<Site["settings"], "titleSeparator" | "hours" | "announcement">

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
  address: address(site.location, site.street),
  foundingDate: String(site.founded),
  logo: { "@type": "ImageObject", url: `${url}/icon-512.png`, width: "512", height: "512" },
})

const address = (location: string, street: string | null): PostalAddress => {
  const { city, country } = cityAndCountry(location)
  const streetAddress = street ? { streetAddress: street } : {}
  return { "@type": "PostalAddress", ...streetAddress, addressLocality: city, addressCountry: country }
}

const webSite = ({ productName, description, url }: DescribedSite): WebSite => ({
  "@type": "WebSite",
  "@id": `${url}/#website`,
  name: productName,
  url: `${url}/`,
  description,
  inLanguage,
  publisher: { "@id": `${url}/#organization` },
})

const webPage = (page: DescribedPage, { url }: DescribedSite): WebPage => ({
  "@type": page.type as "WebPage",
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

const breadcrumb = (page: DescribedPage, { url }: DescribedSite): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  "@id": `${page.url}#breadcrumb`,
  itemListElement: page.breadcrumb.map(({ name, value }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: url + value,
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

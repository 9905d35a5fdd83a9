import { readFileSync } from "node:fs"
import path from "node:path"
import type { BuildArgs } from "gatsby"
import { collections } from "../../collections/model"
import type { SiteSettings } from "../../content/model/data-files/site-settings"
import type { HeroColors, withHeroColors } from "../../content/model/hero-colors"
import { readPageFacts, writeBuildFacts as write } from "../../publish/finish/build-facts"
import { publicFileNames } from "./public-files"

/** Write what the finishing steps need from the data layer. */
export const writeBuildFacts = ({ getNodesByType }: BuildArgs) => {
  const root = process.cwd()
  const nodesOf = <Fields>(type: string) => getNodesByType(type) as unknown as Fields[]
  const [settings] = nodesOf<SiteSettings>("SiteSettings")
  if (!settings) throw new Error("content/data/site.yaml has no settings.")
  const pages = nodesOf<{ path: string }>("SitePage").map((page) => page.path)
  const documents = collections.flatMap(({ type }) => nodesOf<DocumentNode>(type))
  const byPath = new Map(documents.map((document) => [document.path, document]))
  write(root, {
    siteUrl: settings.url,
    productName: settings.productName,
    pages: pages.sort().map((address) => {
      const { noindex, keywords } = byPath.get(address) ?? {}
      return { ...readPageFacts(root, address), ...(noindex && { noindex }), ...(keywords && { keywords }) }
    }),
    files: [...publicFileNames(), ...sitemaps(path.join(root, "public"))],
    documents: documents.map(({ path: address, name, description, date, publish = date, updated }) => ({
      path: address,
      title: name,
      description,
      ...(publish && { published: publish }),
      ...(updated && { updated }),
    })),
    redirects: documents.flatMap(({ path: to, redirectFrom = [] }) =>
      redirectFrom.map((from) => ({ from, to })),
    ),
    shareColours: Object.fromEntries(
      nodesOf<CaseStudyNode>("CaseStudy").map(({ path: address, hero }) => [
        address,
        {
          background: hero.background,
          heading: hero.title.color,
          name: hero.description.color,
          light: hero.breadcrumb.currentColor,
        },
      ]),
    ),
    imageOrigins: imageOrigins(getNodesByType),
  })
}

/** Fields of a document's node that every collection has. */
interface DocumentNode {
  path: string
  name: string
  description: string
  date?: string
  publish?: string
  updated?: string
  redirectFrom?: string[]
  noindex?: boolean
  keywords?: string
}

interface CaseStudyNode extends DocumentNode {
  hero: ReturnType<typeof withHeroColors<HeroColors>>
}

/** The sitemap index and its files. */
const sitemaps = (folder: string): string[] => {
  const index = readFileSync(path.join(folder, "sitemap-index.xml"), "utf8")
  const named = [...index.matchAll(/<loc>[^<]*\/(sitemap-\d+\.xml)<\/loc>/g)].map(([, name = ""]) => name)
  return ["sitemap-index.xml", ...named]
}

/** Origins of images on other hosts: those in bodies, and flags. All are https, since browsers upgrade http. */
const imageOrigins = (getNodesByType: BuildArgs["getNodesByType"]): string[] => {
  const texts = [
    ...collections.flatMap(({ type }) => getNodesByType(type).map(({ body }) => String(body))),
    ...getNodesByType("Country").map(({ flagUrl }) => JSON.stringify({ src: flagUrl })),
  ]
  const hosts = texts.flatMap((text) => [...text.matchAll(remoteSource)].map(([, host = ""]) => host))
  return [...new Set(hosts.map((host) => `https://${host.toLowerCase()}`))].sort()
}

/** URLs of images. Their hosts have only characters that are valid in a policy. */
const remoteSource = /"src":"https?:\/\/([a-z0-9.-]+(?::\d+)?)(?=[/?#"])/gi

import { readFileSync } from "node:fs"
import path from "node:path"
import type { BuildArgs } from "gatsby"
import { collections } from "../content-model/model"
import { readPageFacts, writeBuildFacts as write } from "../finish/build-facts"
import { getDataOrPanic } from "./get-data-or-panic"
import { publicFileNames } from "./public-files"

interface Data {
  siteSettings: { url: string; productName: string }
  allSitePage: { nodes: { path: string }[] }
  allContentPage: { nodes: { path: string; redirectFrom: string[] }[] }
  allCaseStudy: {
    nodes: {
      path: string
      hero: {
        background: string
        title: { color: string }
        description: { color: string }
        breadcrumb: { currentColor: string }
      }
    }[]
  }
}

const query = `{
  siteSettings { url productName }
  allSitePage(sort: { path: ASC }) { nodes { path } }
  allContentPage(sort: { path: ASC }) { nodes { path redirectFrom } }
  allCaseStudy(sort: { slug: ASC }) {
    nodes { path hero { background title { color } description { color } breadcrumb { currentColor } } }
  }
}`

/** Write what the finishing steps need from GraphQL. */
export const writeBuildFacts = async ({ graphql, reporter, store, getNodesByType }: BuildArgs) => {
  const data = await getDataOrPanic<Data>(graphql, query, reporter)
  const { directory } = store.getState().program as { directory: string }
  write(directory, {
    siteUrl: data.siteSettings.url,
    productName: data.siteSettings.productName,
    pages: data.allSitePage.nodes.map(({ path }) => readPageFacts(directory, path)),
    files: [...publicFileNames(), ...sitemaps(path.join(directory, "public"))],
    redirects: data.allContentPage.nodes.flatMap(({ path: to, redirectFrom }) =>
      redirectFrom.map((from) => ({ from, to })),
    ),
    shareColours: Object.fromEntries(
      data.allCaseStudy.nodes.map(({ path: address, hero }) => [
        address,
        {
          ground: hero.background,
          heading: hero.title.color,
          name: hero.description.color,
          light: hero.breadcrumb.currentColor,
        },
      ]),
    ),
    imageOrigins: imageOrigins(getNodesByType),
  })
}

/** The sitemap index and its files. */
const sitemaps = (folder: string): string[] => {
  const index = readFileSync(path.join(folder, "sitemap-index.xml"), "utf8")
  const named = [...index.matchAll(/<loc>[^<]*\/(sitemap-\d+\.xml)<\/loc>/g)].map(([, name = ""]) => name)
  return ["sitemap-index.xml", ...named]
}

/** Origins of images on other hosts: in the documents' bodies, and the countries' flags. The policy upgrades http. */
const imageOrigins = (getNodesByType: BuildArgs["getNodesByType"]): string[] => {
  const texts = [
    ...collections.flatMap(({ type }) => getNodesByType(type).map(({ body }) => String(body))),
    ...getNodesByType("Country").map(({ flagUrl }) => JSON.stringify({ src: flagUrl })),
  ]
  const hosts = texts.flatMap((text) => [...text.matchAll(remoteSource)].map(([, host = ""]) => host))
  return [...new Set(hosts.map((host) => `https://${host.toLowerCase()}`))].sort()
}

/** Host names that a policy can name. */
const remoteSource = /"src":"https?:\/\/([a-z0-9.-]+(?::\d+)?)(?=[/?#"])/gi

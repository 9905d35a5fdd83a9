import { readFileSync } from "node:fs"
import path from "node:path"
import type { BuildArgs } from "gatsby"
import { ZodString, type ZodType } from "zod"
import {
  type Collection,
  fieldKind,
  itemOf,
  listedCollections,
  referredType,
  slugField,
  snippetType,
} from "../../content"
import { pageFile } from "../../publish/finish/page-file"
import { type PageRecord, writeSiteRecord as write } from "../../publish/finish/site-record"
import { collections, dataFiles, model } from "../../site/collections/model"
import { listFacts } from "../../site/router/list-head"
import { listName } from "../../site/router/routes"
import { embedAddress } from "../../util/embed-address"
import { valueAt } from "../../util/value-at"
import { settingsIn } from "../nodes/settings-in"
import type { Redirect } from "../webpack/unsupported-features"
import { pageImages } from "./page-images"
import { filesOfPlugins, publicFileNames } from "./public-files"

type Facts = Omit<PageRecord, "path">

/** Hand on what is known about the site and each page to the finishing steps. */
export const writeSiteRecord = async (args: BuildArgs) => {
  const root = process.cwd()
  const nodesOf = <Fields>(type: string) => args.getNodesByType(type) as unknown as Fields[]
  const settings = settingsIn(args.getNodesByType)
  if (!settings) throw new Error(`content/data/${model.settings.file} has no settings.`)
  const images = await pageImages(args)
  const documents = collections.flatMap(({ type }) => nodesOf<DocumentNode>(type))
  const factsAt = pageFacts(args)
  const pages = nodesOf<SitePage>("SitePage").map(({ path: address, context = {} }): PageRecord => {
    const image = images.get(context.imageOf ?? address)
    return { path: address, ...factsAt(address, context), ...(image && { image }) }
  })
  write(root, {
    siteUrl: settings.url,
    productName: settings.productName,
    description: settings.description,
    feedTitle: `${settings.productName}: ${collections.flatMap(({ feed, plural }) => (feed ? [plural] : [])).join(" and ")}`,
    pages: pages.sort((a, b) => (a.path < b.path ? -1 : 1)),
    files: [
      ...publicFileNames(),
      ...sitemaps(path.join(root, "public")),
      ...filesOfPlugins(root, args.reporter, new Set(pages.map((page) => pageFile(page.path)))),
    ],
    redirects: [
      ...documents.flatMap(({ path: to, redirectFrom = [] }) => redirectFrom.map((from) => ({ from, to }))),
      ...args.store.getState().redirects.map((redirect: Redirect) => codeRedirect(redirect, args.pathPrefix)),
    ],
    ...originsOf(args.getNodesByType),
    sectionsAboutOtherPages: sectionsAboutOtherPages(),
  })
}

/** Return what is known about a page, from its path and context. */
export const pageFacts = (args: Pick<BuildArgs, "getNodesByType">) => {
  const nodesOf = <Fields>(type: string) => args.getNodesByType(type) as unknown as Fields[]
  const nameOf = namesOf(nodesOf)
  const documentFacts = new Map(
    collections.flatMap((collection) =>
      nodesOf<DocumentNode>(collection.type).map(
        (node) => [node.path, factsOf(node, collection, nameOf)] as const,
      ),
    ),
  )
  const listFactsAt = listsOf(nodesOf)
  return (address: string, context: SitePage["context"] & object): Facts =>
    documentFacts.get(address) ?? listFactsAt(address, context.page) ?? namedFacts(context)
}

/** Fields of a document's node that finishing steps use. */
export interface DocumentNode {
  path: string
  name: string
  description: string
  date?: string
  publish?: string
  updated?: string
  redirectFrom?: string[]
  feedId?: string
  noindex?: boolean
  keywords?: string
  desc?: string
  tableOfContents: { title: string }[]
  tags?: string[]
}

export interface SitePage {
  path: string
  context?: {
    page?: number
    name?: string
    description?: string
    /** Path of the document whose image stands for the page. */
    imageOf?: string
  }
}

type NameOf = (type: string, slug: unknown) => string | undefined

/** Names of documents and data entries by their slugs. */
const namesOf = (nodesOf: <Fields>(type: string) => Fields[]): NameOf => {
  const known = new Map<string, Map<string, string>>()
  return (type, slug) => {
    const entries = nodesOf<{ key: string; slug?: string; name: string }>(type)
    if (!known.has(type)) known.set(type, new Map(entries.map(({ key, slug = key, name }) => [slug, name])))
    return known.get(type)?.get(String(slug))
  }
}

export const factsOf = (node: DocumentNode, collection: Collection, nameOf: NameOf): Facts => {
  const { heading = "name", lead = "", feed } = collection
  const { name, description, noindex, keywords, date, publish: published = date, updated } = node
  const colours = collection.shareColours?.(node as never)
  return {
    name,
    heading: String(valueAt(node, heading.split(".")) ?? name),
    description,
    ...(noindex && { noindex }),
    ...(keywords && { keywords }),
    ...(colours && { colours }),
    headings: node.tableOfContents.map(({ title }) => title),
    sentences: [lead.split("."), ...textFields(collection)]
      .map((field) => valueAt(node, field))
      .filter((text) => typeof text === "string"),
    related: [...new Set(collection.foundBy.flatMap((field) => namesIn(node, collection, field, nameOf)))],
    document: {
      published,
      updated,
      tags: node.tags,
      author: namesIn(node, collection, "author", nameOf)[0],
      inFeed: feed,
      ...(node.feedId && { feedId: node.feedId }),
    },
  }
}

/** Paths of the fields with sentences, such as `desc` or the problem that a project solved. */
const textFields = ({ schema }: Collection) =>
  Object.entries(schema.shape)
    .filter(([, field]) => {
      const { item } = itemOf(field as ZodType)
      return item instanceof ZodString && !fieldKind(item) && (item.maxLength ?? 0) >= shortestSentence
    })
    .map(([name]) => [name])

/** Maximum length of the shortest texts that are sentences, not names. */
const shortestSentence = 100

/** The texts of a field, or the names of what it refers to. */
const namesIn = (node: DocumentNode, { schema }: Collection, field: string, nameOf: NameOf): string[] => {
  if (!schema.shape[field]) return []
  const to = referredType(schema.shape[field] as ZodType)
  const values = [valueAt(node, [to ? slugField(field) : field]) ?? []].flat()
  return values.map((value) => (to ? nameOf(to, value) : String(value))).filter((name) => name !== undefined)
}

/** Return the facts of a page of a list. */
function listsOf(nodesOf: <Fields>(type: string) => Fields[]) {
  const factsOfList = listFacts(nodesOf)
  const counts = new Map(
    listedCollections(model).map(({ directory, type }) => [directory, nodesOf(type).length]),
  )
  return (address: string, page = 1): Facts | undefined => {
    const [, directory = ""] = address.split("/")
    return listName(address) ? factsOfList(directory, counts.get(directory) ?? 0, page) : undefined
  }
}

/** A page that is made in code says its name in its context. Gatsby's copy of /404/ has none. */
const namedFacts = ({ name, description }: SitePage["context"] & object): Facts =>
  name ? { name, heading: name, ...(description && { description }) } : {}

/** A redirect of `createRedirect`, which has added the site's prefix. */
export const codeRedirect = ({ fromPath, toPath, isPermanent, statusCode }: Redirect, prefix: string) => {
  const withoutPrefix = (address: string) =>
    address.startsWith(`${prefix}/`) ? address.slice(prefix.length) : address
  const status = statusCode ?? (isPermanent ? 301 : 302)
  return { from: withoutPrefix(fromPath), to: withoutPrefix(toPath), status }
}

const sectionsAboutOtherPages = () => {
  const sections = collections.flatMap((collection) => collection.sections)
  return [...new Set(sections.flatMap(({ name, aboutOtherPages }) => (aboutOtherPages ? [name] : [])))]
}

/** The sitemap index and its files. */
const sitemaps = (folder: string): string[] => {
  const index = readFileSync(path.join(folder, "sitemap-index.xml"), "utf8")
  const named = [...index.matchAll(/<loc>[^<]*\/(sitemap-\d+\.xml)<\/loc>/g)].map(([, name = ""]) => name)
  return ["sitemap-index.xml", ...named]
}

/** Other origins that pages need: of frames and images. */
export const originsOf = (getNodesByType: BuildArgs["getNodesByType"]) => {
  const valuesOf = (type: string, field: string) =>
    getNodesByType(type).flatMap((node) => (node[field] ?? []) as string | string[])
  const types = [...collections.map(({ type }) => type), snippetType]
  const images = [
    ...types.flatMap((type) => valuesOf(type, "remoteImages")),
    ...dataFiles.flatMap(({ type, inScripts }) =>
      (inScripts?.images ?? []).flatMap((field) => valuesOf(type, field)),
    ),
  ]
  const frames = types.flatMap((type) => valuesOf(type, "frames")).map(embedAddress)
  return { imageOrigins: originsIn(images), frameOrigins: originsIn(frames) }
}

/** The origins of addresses of other sites, each once. All are https, since browsers upgrade http. */
const originsIn = (addresses: readonly string[]) => {
  const hosts = addresses.filter((address) => URL.canParse(address)).map((url) => new URL(url).host)
  return [...new Set(hosts.filter(isSafeHost).map((host) => `https://${host}`))].sort()
}

/** A semicolon or a comma, which URLs may have in their hosts, would end a part of the policy. */
const isSafeHost = (host: string) => /^[a-z0-9.-]+(?::\d+)?$/.test(host)

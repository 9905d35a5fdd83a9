/** The HTML of every page as it is served, before scripts run. */
import { existsSync, readdirSync, readFileSync } from "node:fs"
import nodePath from "node:path"
import { expect } from "@playwright/test"
import { whyChooseUs } from "../../src/lib/why-choose-us"
import { test } from "./support/page-facts"
import { documentData, documents, isUnlisted, origin, pages, siteName, titleStart } from "./support/pages"
import { siteFolder } from "./support/site-folder"

const forms = [
  "/estimate/",
  "/estimate/completed/",
  "/payment/callback/successful/",
  "/payment/callback/failure/",
]
const withoutBreadcrumb = ["/", "/404/", ...forms]

/** Gatsby's two elements with a style attribute. */
const gatsbyElements = [/^<div [^>]*id="gatsby-focus-wrapper"/, /^<div [^>]*id="gatsby-announcer"/]

/** Missing values that became text. */
const missingValue = /\b(?:undefined|NaN|Infinity)\b|\bnull\b|\[object /

test("all pages of the specification and all published documents are built", () => {
  const paths = pages.map(({ path }) => path)
  expect(paths).toEqual(
    expect.arrayContaining([
      "/",
      "/404/",
      "/case-studies/",
      "/company/",
      "/company/clients/",
      `${whyChooseUs(siteName).path}/`,
      "/contact-us/",
      "/estimate/",
      "/estimate/completed/",
      "/insights/",
      "/payment/callback/failure/",
      "/payment/callback/successful/",
      "/services/",
      "/technologies/",
    ]),
  )
  const today = new Date().toISOString().slice(0, 10)
  const files = readdirSync("content", { recursive: true, encoding: "utf8" })
  for (const file of files.filter((name) => name.endsWith(`${nodePath.sep}index.mdx`))) {
    const text = readFileSync(nodePath.join("content", file), "utf8")
    const [, day = ""] = /^(?:publish|date): "?([\d-]+)/m.exec(text) ?? []
    if (!/^draft: true/m.test(text) && day <= today)
      expect(paths).toContain(`/${file.slice(0, -"index.mdx".length).replaceAll(nodePath.sep, "/")}`)
  }
})

test("titles, descriptions and canonical URLs are unique", async ({ factsOf }) => {
  const listed = pages.filter(({ path }) => !isUnlisted(path))
  const all = await Promise.all(listed.map(({ path }) => factsOf(path)))
  for (const key of ["titles", "descriptions", "canonicals"] as const) {
    const values = all.flatMap((facts) => facts[key])
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])
  }
})

test("an address without a trailing slash redirects, and an unknown one is Not found", async ({
  request,
}) => {
  const redirect = await request.get("/services?from=mail", { maxRedirects: 0 })
  expect(redirect.status()).toBe(301)
  expect(redirect.headers().location).toBe("/services/?from=mail")
  const unknown = await request.get("/servises/")
  expect(unknown.status()).toBe(404)
  expect(await unknown.text()).toContain(`>${titleStart}Not found</title>`)
})

for (const { path, name } of pages) {
  test.describe(path, () => {
    test("has title, description, canonical URL and language", async ({ factsOf }) => {
      const facts = await factsOf(path)
      expect(facts.status).toBe(200)
      expect(facts.lang).toBe("en-GB")
      expect(facts.titles).toEqual([titleStart + name])
      expect(facts.descriptions).toHaveLength(1)
      expect(facts.descriptions[0]?.length).toBeGreaterThanOrEqual(40)
      expect(facts.descriptions[0]?.length).toBeLessThanOrEqual(170)
      expect(facts.canonicals).toEqual([origin + path])
      expect(facts.robots).toEqual(isUnlisted(path) ? ["noindex"] : [])
    })

    test("has landmarks, one h1, no skipped heading level and unique ids", async ({ factsOf }) => {
      const { landmarks, headings, ids } = await factsOf(path)
      expect(landmarks).toMatchObject({ main: 1, banner: 1, contentinfo: 1 })
      expect(landmarks.navigations).toEqual(expect.arrayContaining(["Main", "Footer"]))
      expect(new Set(landmarks.navigations).size).toBe(landmarks.navigations.length)
      expect(headings.filter(({ level }) => level === 1)).toHaveLength(1)
      expect(headings[0]?.level).toBe(1)
      const skipped = headings.filter(({ level }, index) => level > (headings[index - 1]?.level ?? 0) + 1)
      expect(skipped).toEqual([])
      expect(headings.filter(({ text }) => text === "")).toEqual([])
      expect(ids.filter((id, index) => id === "" || ids.indexOf(id) !== index)).toEqual([])
    })

    test("has a breadcrumb from home, whose last item is not a link", async ({ factsOf }) => {
      const { breadcrumb } = await factsOf(path)
      if (withoutBreadcrumb.includes(path)) {
        expect(breadcrumb).toBeNull()
        return
      }
      const items = breadcrumb ?? []
      expect(items[0]).toEqual({ text: "Home", href: "/", current: null })
      expect(items.at(-1)).toEqual({ text: name.replace(/, page \d+$/, ""), href: null, current: "page" })
      const parents = path.split("/").slice(1, -2)
      expect(items.slice(1, -1).map(({ href }) => href)).toEqual(
        parents.map((_, index) => `/${parents.slice(0, index + 1).join("/")}/`),
      )
      expect(items.slice(0, -1).filter(({ current }) => current !== null)).toEqual([])
    })

    test("has images with alt text, width, height and an existing file", async ({ factsOf }) => {
      const { images } = await factsOf(path)
      const incomplete = images.filter(
        ({ alt, width, height }) => alt === null || !Number(width) || !Number(height),
      )
      expect(incomplete).toEqual([])
      expect(images.filter(({ src }) => !existsSync(fileOf(src)))).toEqual([])
    })

    test("has no missing values, style attributes, event handlers or placeholders", async ({ factsOf }) => {
      const { text, attributes, styled, handlers, unknown, placeholders, html } = await factsOf(path)
      const withoutContent = (value: string) =>
        contentTexts.reduce((rest, text) => rest.replaceAll(text, ""), value)
      expect(
        withoutContent(text).match(new RegExp(`.{0,40}(?:${missingValue.source}).{0,40}`, "g")) ?? [],
      ).toEqual([])
      expect(attributes.filter((attribute) => missingValue.test(withoutContent(attribute)))).toEqual([])
      expect(styled.filter((tag) => !gatsbyElements.some((element) => element.test(tag)))).toEqual([])
      expect(handlers).toEqual([])
      // Gatsby and React write links in the body that preload an image.
      expect(unknown.filter((one) => !one.includes("on <link "))).toEqual([])
      expect(placeholders).toEqual([])
      expect(html).not.toContain('hidden id="S:')
    })

    test("links to existing pages, anchors and files, with a name", async ({ factsOf }) => {
      const { links } = await factsOf(path)
      expect(links.filter(({ text }) => text === "")).toEqual([])
      const broken: string[] = []
      for (const { href, text } of links) {
        if (/^(mailto|tel):\S+$/.test(href)) continue
        const { origin: host, pathname, hash } = new URL(href, origin + path)
        // Showcase projects have no target (specification, section 2).
        if (href === "#" && path === "/") continue
        if (host !== origin) {
          if (!href.startsWith("https://")) broken.push(`${href} (${text})`)
          continue
        }
        const page = pages.find((other) => other.path === pathname)
        const id = decodeURIComponent(hash.slice(1))
        if (page ? id !== "" && !(await factsOf(pathname)).ids.includes(id) : !isFile(pathname))
          broken.push(`${href} (${text})`)
      }
      expect(broken).toEqual([])
    })
  })
}

for (const { path } of documents) {
  test(`${path} shows all text of its body`, async ({ factsOf }) => {
    const { text } = await factsOf(path)
    const shown = withoutSpaces(text)
    const texts = bodyTexts(path)
    expect(texts).not.toEqual([])
    expect(texts.filter((one) => !shown.includes(withoutSpaces(one)))).toEqual([])
  })
}

/** The texts of a document's body: the strings of its tree, without names and props. */
const bodyTexts = (address: string): string[] =>
  ((documentData(address)?.body ?? []) as BodyNode[]).flatMap(textsOf)

type BodyNode = string | readonly (string | object | null | BodyNode)[]

const textsOf = (node: BodyNode): string[] =>
  typeof node === "string"
    ? [node].filter((text) => /\p{L}/u.test(text))
    : (node.slice(2) as BodyNode[]).flatMap(textsOf)

const stringsIn = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Object.values(value ?? {}).flatMap(stringsIn)

/** Texts of the content that contain such words, for example about Kotlin. */
const contentTexts = documents
  .flatMap(({ path: address }) => stringsIn(documentData(address)))
  .filter((text) => missingValue.test(text))

const withoutSpaces = (text: string) => text.replace(/\s+/g, "")

const fileOf = (address: string) =>
  nodePath.join(siteFolder, decodeURIComponent(address.replace(/[?#].*$/, "")))

const isFile = (address: string) => /\.\w+$/.test(address) && existsSync(fileOf(address))

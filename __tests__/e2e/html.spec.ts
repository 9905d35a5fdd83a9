/** The HTML of every page as it is served, before scripts run. */
import { existsSync, readdirSync, readFileSync } from "node:fs"
import nodePath from "node:path"
import { expect } from "@playwright/test"
import { slugify } from "../../src/util/slugify"
import { test } from "./support/page-facts"
import { documentData, documents, isUnlisted, origin, pages, siteName, titleStart } from "./support/pages"
import { siteFolder } from "./support/site-folder"
import { texts } from "./support/texts"

const forms = [
  "/estimate/",
  "/estimate/completed/",
  "/payment/callback/successful/",
  "/payment/callback/failure/",
]
const withoutBreadcrumb = ["/", "/404/", ...forms]

/** Gatsby's two elements with a style attribute. */
const gatsbyElements = [/^<div [^>]*id="gatsby-focus-wrapper"/, /^<div [^>]*id="gatsby-announcer"/]

/** Text that shows a missing value. */
const missingValue = /\b(?:undefined|NaN|Infinity)\b|\bnull\b|\[object /

test("all required pages and all published documents are built", () => {
  const paths = pages.map(({ path }) => path)
  expect(paths).toEqual(
    expect.arrayContaining([
      "/",
      "/404/",
      "/case-studies/",
      "/company/",
      "/company/clients/",
      `/company/why-${slugify(siteName)}/`,
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
    const folder = file.slice(0, -"index.mdx".length).replaceAll(nodePath.sep, "/")
    // Pages have the addresses of the list above, or new ones.
    if (!folder.startsWith("pages/") && !/^draft: true/m.test(text) && day <= today)
      expect(paths).toContain(`/${folder}`)
  }
})

test("titles, descriptions and canonical URLs are unique", async ({ factsOf }) => {
  const listed = pages.filter(({ path }) => !isUnlisted(path))
  const all = await Promise.all(listed.map(({ path }) => factsOf(path)))
  for (const key of ["titles", "descriptions", "canonicals"] as const) {
    expect(duplicates(all.flatMap((facts) => facts[key]))).toEqual([])
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

test("every page has a title, a description, a canonical URL and a language", async ({ factsOf }) => {
  for (const { path, name } of pages) {
    const facts = await factsOf(path)
    expect.soft(facts, path).toMatchObject({
      status: 200,
      lang: "en-GB",
      titles: [titleStart + name],
      descriptions: [expect.stringMatching(/^.{40,170}$/)],
      canonicals: [origin + path],
      robots: isUnlisted(path) ? ["noindex"] : [],
    })
  }
})

test("every page has landmarks, one h1, no skipped heading level and unique ids", async ({ factsOf }) => {
  for (const { path } of pages) {
    const { landmarks, headings, ids } = await factsOf(path)
    expect.soft(landmarks, path).toMatchObject({ main: 1, banner: 1, contentinfo: 1 })
    expect
      .soft(landmarks.navigations, path)
      .toEqual(expect.arrayContaining([texts.header.navigation, texts.footer.name]))
    expect.soft(duplicates(landmarks.navigations), path).toEqual([])
    expect.soft(headings.filter(({ level }) => level === 1).length, path).toBe(1)
    expect.soft(headings[0]?.level, path).toBe(1)
    const skipped = headings.filter(({ level }, index) => level > (headings[index - 1]?.level ?? 0) + 1)
    expect.soft(skipped, path).toEqual([])
    expect
      .soft(
        headings.filter(({ text }) => text === ""),
        path,
      )
      .toEqual([])
    expect.soft([...duplicates(ids), ...ids.filter((id) => id === "")], path).toEqual([])
  }
})

test("every page has a breadcrumb from home, whose last item is not a link", async ({ factsOf }) => {
  for (const { path, name } of pages) {
    const { breadcrumb } = await factsOf(path)
    const [list = path] = path.split(/(?<=\/)page\/\d+\/$/)
    const folders = list.split("/").slice(1, -2)
    const parents = folders
      .map((_, index) => `/${folders.slice(0, index + 1).join("/")}/`)
      .filter((parent) => pages.some((page) => page.path === parent))
    const expected = [
      { text: "Home", href: "/", current: null },
      ...parents.map((href) => ({ text: expect.any(String), href, current: null })),
      { text: name.replace(/, page \d+$/, ""), href: null, current: "page" },
    ]
    expect.soft(breadcrumb, path).toEqual(withoutBreadcrumb.includes(path) ? null : expected)
  }
})

test("every image has alt text, width, height and an existing file", async ({ factsOf }) => {
  for (const { path } of pages) {
    const { images } = await factsOf(path)
    const invalid = images.filter(
      ({ alt, width, height, src }) =>
        alt === null || !Number(width) || !Number(height) || !existsSync(fileOf(src)),
    )
    expect.soft(invalid, path).toEqual([])
  }
})

test("no page has missing values, style attributes, event handlers or placeholders", async ({ factsOf }) => {
  for (const { path } of pages) {
    const { text, attributes, styled, handlers, unknown, placeholders, html } = await factsOf(path)
    const withoutContent = (value: string) =>
      contentTexts.reduce((rest, one) => rest.replaceAll(one, ""), value)
    const missing = withoutContent(text).match(new RegExp(`.{0,40}(?:${missingValue.source}).{0,40}`, "g"))
    expect.soft(missing ?? [], path).toEqual([])
    const attributesWithout = attributes.filter((attribute) => missingValue.test(withoutContent(attribute)))
    expect.soft(attributesWithout, path).toEqual([])
    const styledByUs = styled.filter((tag) => !gatsbyElements.some((element) => element.test(tag)))
    expect.soft(styledByUs, path).toEqual([])
    expect.soft(handlers, path).toEqual([])
    // Gatsby and React write links in the body that preload an image.
    expect
      .soft(
        unknown.filter((one) => !one.includes("on <link ")),
        path,
      )
      .toEqual([])
    expect.soft(placeholders, path).toEqual([])
    expect.soft(html.includes('hidden id="S:'), path).toBe(false)
  }
})

test("every link has a name and leads to an existing page, anchor or file", async ({ factsOf }) => {
  for (const { path } of pages) {
    const broken: string[] = []
    for (const { href, text } of (await factsOf(path)).links) {
      if (text === "") broken.push(`${href} (no name)`)
      if (/^(mailto|tel):\S+$/.test(href)) continue
      const { origin: host, pathname, hash } = new URL(href, origin + path)
      // Showcase projects have no target.
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
    expect.soft(broken, path).toEqual([])
  }
})

test("every document shows all text of its body", async ({ factsOf }) => {
  for (const { path } of documents) {
    const shown = withoutSpaces((await factsOf(path)).text)
    const texts = bodyTexts(path)
    expect.soft(texts, path).not.toEqual([])
    expect
      .soft(
        texts.filter((text) => !shown.includes(withoutSpaces(text))),
        path,
      )
      .toEqual([])
  }
})

const duplicates = <Value>(values: readonly Value[]) =>
  values.filter((value, index) => values.indexOf(value) !== index)

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

/** Texts of the content that contain such words, for example `null` in a text about Kotlin. */
const contentTexts = documents
  .flatMap(({ path: address }) => stringsIn(documentData(address)))
  .filter((text) => missingValue.test(text))

const withoutSpaces = (text: string) => text.replace(/\s+/g, "")

const fileOf = (address: string) =>
  nodePath.join(siteFolder, decodeURIComponent(address.replace(/[?#].*$/, "")))

/** Whether an address has a file of its own, such as a copy of the contact page for a person. */
const isFile = (address: string) =>
  existsSync(fileOf(address.endsWith("/") ? `${address}index.html` : address)) && /\.\w+$|\/$/.test(address)

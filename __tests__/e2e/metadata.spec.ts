/** Metadata for search engines and other sites: head, structured data, share images. */
import { statSync } from "node:fs"
import nodePath from "node:path"
import { expect } from "@playwright/test"
import sharp from "sharp"
import { inFooter, openPage } from "../support/open-page"
import { test } from "./support/page-facts"
import { firstOf, isUnlisted, origin, pages, siteName } from "./support/pages"
import { schemaOrgErrors } from "./support/schema-org"
import { siteFolder } from "./support/site-folder"

interface Thing {
  "@type": string
  [property: string]: unknown
}

const graphOf = (text: string | undefined) =>
  JSON.parse(text ?? "null") as { "@context": string; "@graph": Thing[] } | null

const day = /^\d{4}-\d\d-\d\d$/
const agency = { "@id": `${origin}/#organization` }

test("every page has Open Graph and Twitter metadata", async ({ factsOf }) => {
  for (const { path, name, kind } of pages) {
    const { metas, descriptions, headings } = await factsOf(path)
    const values = Object.fromEntries(metas.map((meta) => [meta.name, meta.content]))
    const names = metas.map((meta) => meta.name)
    expect(names.filter((meta, index) => names.indexOf(meta) !== index)).toEqual([])
    const isArticle = kind === "case-study" || kind === "insight"
    const image = values["og:image"]
    expect(image?.split("?v=")).toEqual([
      `${origin}/share${path === "/" || isUnlisted(path) ? "/index" : path.slice(0, -1)}.png`,
      expect.stringMatching(/^[0-9a-f]{10}$/),
    ])
    const title = path === "/" ? expect.stringMatching(/.{10}/) : name
    const alt = isUnlisted(path) ? expect.any(String) : headings.find(({ level }) => level === 1)?.text
    expect(values, path).toMatchObject({
      "og:type": isArticle ? "article" : "website",
      "og:site_name": siteName,
      "og:locale": "en_GB",
      "og:url": origin + path,
      "og:title": title,
      "og:description": descriptions[0],
      "og:image:width": "1200",
      "og:image:height": "630",
      "og:image:alt": alt,
      "twitter:card": "summary_large_image",
    })
    expect(names.includes("article:published_time"), path).toBe(isArticle)
    if (isArticle)
      expect(values).toMatchObject({
        "article:published_time": expect.stringMatching(day),
        "article:modified_time": expect.stringMatching(day),
      })
  }
})

test("every listed page has structured data", async ({ factsOf }) => {
  for (const { path, name, kind } of pages) {
    const { structuredData, breadcrumb, descriptions, metas } = await factsOf(path)
    expect(structuredData, path).toHaveLength(isUnlisted(path) ? 0 : 1)
    if (isUnlisted(path)) continue
    const graph = graphOf(structuredData[0])
    expect(graph?.["@context"]).toBe("https://schema.org")
    const things = new Map(graph?.["@graph"].map((thing) => [thing["@type"], thing]))
    expect(things.get("Organization")).toMatchObject({ name: siteName, url: `${origin}/` })
    expect(things.get("WebSite")).toMatchObject({ url: `${origin}/` })
    expect(things.has("Service"), path).toBe(kind === "service")
    const page = [...things.values()].find((thing) => thing["@id"] === `${origin}${path}#page`)
    const image = metas.find((meta) => meta.name === "og:image")?.content
    expect(page).toMatchObject({
      url: origin + path,
      name,
      description: descriptions[0],
      primaryImageOfPage: { url: image },
    })
    const article = things.get("Article") ?? things.get("BlogPosting")
    expect(Boolean(article), path).toBe(kind === "case-study" || kind === "insight")
    if (article)
      expect(article).toMatchObject({
        headline: expect.stringMatching(/^.{3,110}$/),
        datePublished: expect.stringMatching(day),
        dateModified: expect.stringMatching(day),
        author: kind === "insight" ? { "@type": "Person", jobTitle: expect.any(String) } : agency,
        publisher: agency,
        image: { url: image },
      })
    const crumbs = things.get("BreadcrumbList")?.itemListElement as
      | { name: string; item: string }[]
      | undefined
    // On further pages of a list, only the structured data name the page number.
    if (breadcrumb && !path.includes("/page/"))
      expect(crumbs, path).toMatchObject(
        breadcrumb.map(({ text, href }, at) => ({
          position: at + 1,
          name: text,
          item: origin + (href ?? path),
        })),
      )
    expect(structuredData[0]).not.toMatch(/rating|review/i)
    const ids = (pattern: RegExp) => [...(structuredData[0] ?? "").matchAll(pattern)].map(([, id]) => id)
    expect(ids(/"@type":"\w+","@id":"([^"]+)"/g)).toEqual(expect.arrayContaining(ids(/\{"@id":"([^"]+)"\}/g)))
  }
})

test("every page has a share image of 1200 by 630 pixels and at most 80 kB", async ({ factsOf }) => {
  for (const { path } of pages) {
    const image = (await factsOf(path)).metas.find(({ name }) => name === "og:image")?.content ?? ""
    const file = nodePath.join(siteFolder, new URL(image).pathname)
    expect(statSync(file).size, image).toBeLessThanOrEqual(80_000)
    expect(await sharp(file).metadata(), image).toMatchObject({ format: "png", width: 1200, height: 630 })
    // The image has more than one colour.
    const { entropy } = await sharp(file).stats()
    expect(entropy, image).toBeGreaterThan(0.1)
  }
})

test("structured data are valid in schema.org's vocabulary", async ({ factsOf }) => {
  const graphs = new Map<string, unknown>()
  const listed = pages.filter(({ path }) => !isUnlisted(path))
  for (const { path } of listed) {
    graphs.set(path, graphOf((await factsOf(path)).structuredData[0]))
  }
  expect(graphs.size).toBe(listed.length)
  expect(schemaOrgErrors(graphs)).toEqual([])
})

test("navigation replaces the head, and going back restores it", async ({ page }) => {
  const head = () =>
    page.evaluate(() => ({
      title: document.title,
      h1: [...document.querySelectorAll("main h1")].map(({ textContent }) => textContent),
      lang: document.documentElement.lang,
      metas: [
        ...document.head.querySelectorAll("meta[property], meta[name^=twitter], meta[name=description]"),
      ]
        .map(
          (meta) =>
            `${meta.getAttribute("property") ?? meta.getAttribute("name")}=${meta.getAttribute("content")}`,
        )
        .sort(),
      canonicals: [...document.querySelectorAll("link[rel=canonical]")].map((link) =>
        link.getAttribute("href"),
      ),
      described: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        (script) => (script as HTMLElement).dataset.path,
      ),
    }))
  const study = firstOf("case-study").path
  await openPage(page, "/services/")
  const target = await head()
  expect(target.described).toEqual(["/services/"])
  expect(target.canonicals).toEqual([`${origin}/services/`])
  await openPage(page, study)
  const before = await head()
  expect(before.described).toEqual([study])
  await inFooter(page, "/services/").click()
  await expect(page).toHaveURL("/services/")
  await expect.poll(head).toEqual({ ...target, described: [] })
  await page.goBack()
  await expect(page).toHaveURL(study)
  await expect.poll(head).toEqual({ ...before, described: [] })
})

/** What search engines and other sites get of a page: its head, structured data, share image. */
import { statSync } from "node:fs"
import nodePath from "node:path"
import { expect } from "@playwright/test"
import sharp from "sharp"
import { openPage } from "../support/open-page"
import { test } from "./support/page-facts"
import { pages } from "./support/pages"
import { siteFolder } from "./support/site-folder"
import { isUnlisted, origin } from "./support/unlisted"
import { vocabularyMistakes } from "./support/vocabulary"
import { wake } from "./support/wake"

const listed = pages.filter(({ path }) => !isUnlisted(path))

interface Thing {
  "@type": string
  [property: string]: unknown
}

const graphOf = (text: string | undefined) =>
  JSON.parse(text ?? "null") as { "@context": string; "@graph": Thing[] } | null

for (const { path, name, kind } of pages) {
  test(`${path} tells other sites what to show of it`, async ({ factsOf }) => {
    const { metas, descriptions, headings } = await factsOf(path)
    const says = Object.fromEntries(metas.map((meta) => [meta.name, meta.content]))
    const names = metas.map((meta) => meta.name)
    expect(names.filter((meta, index) => names.indexOf(meta) !== index)).toEqual([])
    const isArticle = kind === "case-study" || kind === "insight"
    const image = isUnlisted(path)
      ? `${origin}/brand/og-default.png`
      : `${origin}/share${path === "/" ? "/index" : path.slice(0, -1)}.png`
    const title = path === "/" ? "Software with a long half-life" : name
    const alt = isUnlisted(path) ? expect.any(String) : headings.find(({ level }) => level === 1)?.text
    expect(says).toMatchObject({
      "og:type": isArticle ? "article" : "website",
      "og:site_name": "Mosslight",
      "og:locale": "en_GB",
      "og:url": origin + path,
      "og:title": title,
      "og:description": descriptions[0],
      "og:image": image,
      "og:image:width": "1200",
      "og:image:height": "630",
      "og:image:alt": alt,
      "twitter:card": "summary_large_image",
      "twitter:title": title,
      "twitter:description": descriptions[0],
      "twitter:image": image,
      "twitter:image:alt": alt,
    })
    expect(names.includes("article:published_time")).toBe(isArticle)
    if (isArticle) {
      expect(says["article:published_time"]).toMatch(/^\d{4}-\d\d-\d\d$/)
      expect(says["article:modified_time"] ?? "").toMatch(/^\d{4}-\d\d-\d\d$/)
    }
  })

  test(`${path} says what it is in schema.org's words`, async ({ factsOf }) => {
    const { structuredData, breadcrumb, descriptions } = await factsOf(path)
    expect(structuredData).toHaveLength(isUnlisted(path) ? 0 : 1)
    if (isUnlisted(path)) return
    const graph = graphOf(structuredData[0])
    expect(graph?.["@context"]).toBe("https://schema.org")
    const things = new Map(graph?.["@graph"].map((thing) => [thing["@type"], thing]))
    expect(things.get("Organization")).toMatchObject({ name: "Mosslight", url: `${origin}/` })
    expect(things.get("WebSite")).toMatchObject({ url: `${origin}/` })
    expect(things.has("Service")).toBe(kind === "service")
    const page = [...things.values()].find((thing) => thing["@id"] === `${origin}${path}#page`)
    expect(page).toMatchObject({ url: origin + path, name, description: descriptions[0] })
    const article = things.get("Article") ?? things.get("BlogPosting")
    expect(Boolean(article)).toBe(kind === "case-study" || kind === "insight")
    if (article)
      expect(article).toMatchObject({
        headline: expect.stringMatching(/^.{3,110}$/),
        datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        author: expect.anything(),
        publisher: expect.anything(),
        image: expect.anything(),
      })
    if (kind === "insight") expect(article?.author).toMatchObject({ "@type": "Person" })
    const way = things.get("BreadcrumbList")?.itemListElement as { name: string; item: string }[] | undefined
    // The last one of a further page of a list says which; the one that is seen does not.
    if (breadcrumb && !path.includes("/page/"))
      expect(way).toMatchObject(
        breadcrumb.map(({ text, href }) => ({ name: text, item: origin + (href ?? path) })),
      )
    expect(structuredData[0]).not.toMatch(/rating|review/i)
  })
}

test("every page's picture is there, 1200 by 630, drawn, and of at most 80 kB", async ({ factsOf }) => {
  for (const { path } of pages) {
    const image = (await factsOf(path)).metas.find(({ name }) => name === "og:image")?.content ?? ""
    const file = nodePath.join(siteFolder, new URL(image).pathname)
    expect(statSync(file).size, image).toBeLessThanOrEqual(80_000)
    expect(await sharp(file).metadata(), image).toMatchObject({ format: "png", width: 1200, height: 630 })
    // What the file promises can also be decoded, and is not of one colour.
    const { entropy } = await sharp(file).stats()
    expect(entropy, image).toBeGreaterThan(0.1)
  }
})

test("structured data of all pages keeps to schema.org's vocabulary", async ({ factsOf }) => {
  const graphs = new Map<string, unknown>()
  for (const { path } of listed) {
    const graph = graphOf((await factsOf(path)).structuredData[0])
    for (const thing of graph?.["@graph"] ?? []) {
      const action = thing.potentialAction as Record<string, unknown> | undefined
      // An annotation of actions, which is not among the vocabulary's properties.
      if (action) delete action["query-input"]
    }
    graphs.set(path, graph)
  }
  expect(graphs.size).toBeGreaterThan(30)
  expect(vocabularyMistakes(graphs)).toEqual([])
})

test("the check of the vocabulary finds what schema.org does not have", () => {
  const graph = (thing: object) => ({ "@context": "https://schema.org", "@graph": [thing] })
  const wrong = new Map([
    ["type", graph({ "@type": "Agency", name: "Mosslight" })],
    ["property", graph({ "@type": "Organization", nmae: "Mosslight" })],
    ["inside", graph({ "@type": "Article", author: { "@type": "Person", nmae: "Mina" } })],
    ["fine", graph({ "@type": "Organization", name: "Mosslight" })],
  ])
  const found = vocabularyMistakes(wrong).map((mistake) => mistake.split(":")[0])
  expect(found).toEqual(["type", "property", "inside"])
})

test("the head goes along when the visitor goes on, and speaks of no other page", async ({ page }) => {
  const head = () =>
    page.evaluate(() => ({
      title: document.title,
      metas: [
        ...document.head.querySelectorAll("meta[property], meta[name^=twitter], meta[name=description]"),
      ]
        .map(
          (meta) =>
            `${meta.getAttribute("property") ?? meta.getAttribute("name")}=${meta.getAttribute("content")}`,
        )
        .sort(),
      canonical: document.querySelector("link[rel=canonical]")?.getAttribute("href"),
      described: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        (script) => (script as HTMLElement).dataset.path,
      ),
    }))
  await openPage(page, "/services/")
  const target = await head()
  expect(target.described).toEqual(["/services/"])
  await openPage(page, "/case-studies/nimble/")
  await wake(page)
  expect((await head()).described).toEqual(["/case-studies/nimble/"])
  await page.getByRole("contentinfo").getByRole("link", { name: "Services", exact: true }).first().click()
  await expect(page).toHaveURL("/services/")
  await expect.poll(head).toEqual({ ...target, described: [] })
})

/** Sitemap, robots.txt, feeds, Markdown, manifest, icons and redirects. */
import { readFileSync } from "node:fs"
import nodePath from "node:path"
import { expect } from "@playwright/test"
import sharp from "sharp"
import { test } from "./support/page-facts"
import { documents, isUnlisted, origin, pages, pagesOfKind, siteName } from "./support/pages"
import { siteFolder } from "./support/site-folder"
import { readXml, textIn } from "./support/xml"

const listed = pages.filter(({ path }) => !isUnlisted(path))

test("the sitemap has all listed pages with the date of their last change", async ({ page, request }) => {
  const robots = await (await request.get("/robots.txt")).text()
  expect(robots).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap-index.xml\n`)
  const index = await readXml(page, await (await request.get("/sitemap-index.xml")).text())
  const maps = index.children.map((map) => textIn(map, "loc")?.replace(origin, "") ?? "")
  expect(maps).toEqual(["/sitemap-0.xml"])
  const sitemap = await readXml(page, await (await request.get("/sitemap-0.xml")).text())
  const changed = new Map(sitemap.children.map((url) => [textIn(url, "loc"), textIn(url, "lastmod")]))
  expect([...changed.keys()].toSorted()).toEqual(listed.map(({ path }) => origin + path).toSorted())
  for (const { path } of documents)
    expect(changed.get(origin + path)).toBe(`${lastChange(path)}T00:00:00.000Z`)
  const newest = (start: string) =>
    documents
      .map(({ path }) => (path.startsWith(start) ? lastChange(path) : ""))
      .toSorted()
      .at(-1)
  for (const { path: list } of pagesOfKind("index").filter(({ path }) => newest(path)))
    expect(changed.get(origin + list)).toBe(`${newest(list)}T00:00:00.000Z`)
})

const sourceOf = (path: string) => readFileSync(nodePath.join("content", path, "index.mdx"), "utf8")

/** The date in the frontmatter, not the file's date. */
const lastChange = (path: string) => {
  const text = sourceOf(path)
  return (/^updated: (.+)$/m.exec(text) ?? /^date: (.+)$/m.exec(text))?.[1]
}

test("the feeds have every insight and case study, newest first", async ({ page, request }) => {
  const feed = await readXml(page, await (await request.get("/feed.xml")).text())
  expect([feed.tag, feed.attributes.xmlns]).toEqual(["feed", "http://www.w3.org/2005/Atom"])
  for (const tag of ["id", "title", "updated"]) expect(textIn(feed, tag)).not.toBe("")
  const entries = feed.children.filter(({ tag }) => tag === "entry")
  const expected = pagesOfKind("case-study", "insight").map(({ path }) => origin + path)
  expect(
    entries.map((entry) => entry.children.find(({ tag }) => tag === "link")?.attributes.href).toSorted(),
  ).toEqual(expected.toSorted())
  const days = entries.map((entry) => textIn(entry, "published") ?? "")
  expect(days).toEqual([...new Set(days)].toSorted().toReversed())
  for (const entry of entries) {
    for (const tag of ["title", "summary"]) expect(textIn(entry, tag)).toMatch(/\S/)
    const href = entry.children.find(({ tag }) => tag === "link")?.attributes.href ?? ""
    expect(textIn(entry, "updated")?.slice(0, 10)).toBe(lastChange(new URL(href).pathname))
  }
  const json = await (await request.get("/feed.json")).json()
  expect(json).toMatchObject({ version: "https://jsonfeed.org/version/1.1", feed_url: `${origin}/feed.json` })
  expect(json.items.map(({ id }: { id: string }) => id)).toEqual(entries.map((entry) => textIn(entry, "id")))
})

test("every document is also Markdown, which its page links to", async ({ factsOf, request }) => {
  for (const { path, name } of documents) {
    const address = path === "/" ? "/index.md" : path.replace(/\/$/, ".md")
    const { html, headings } = await factsOf(path)
    expect(html).toMatch(
      new RegExp(`<link [^>]*rel="alternate" type="text/markdown" href="${origin}${address}"`),
    )
    const text = await (await request.get(address)).text()
    expect(text).toMatch(new RegExp(`^---\ntitle: .*${name}.*\n[^]*\ncanonical: ${origin}${path}\n---\n`))
    expect(text).toContain(`\n# ${headings.find(({ level }) => level === 1)?.text}\n`)
    const prose = text.replace(/^```[\s\S]*?^```$/gm, "")
    expect(prose).not.toMatch(/<[a-z]|\]\(\//)
  }
})

test("every page links to the feeds, the manifest and icons, which exist", async ({ factsOf, request }) => {
  for (const { path } of pages) {
    const { html } = await factsOf(path)
    expect(html).toContain('<link rel="icon" type="image/png" sizes="96x96" href="/favicon.png"/>')
    expect(html).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>')
    expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest"/>')
    expect(html).toContain('<link rel="describedby" type="text/plain" href="/llms.txt"/>')
    for (const [type, href] of [
      ["application/atom+xml", "/feed.xml"],
      ["application/feed+json", "/feed.json"],
    ])
      expect(html).toContain(`<link rel="alternate" type="${type}" title="Feed" href="${href}"/>`)
  }
  const manifest = await (await request.get("/manifest.webmanifest")).json()
  expect(manifest).toMatchObject({ name: siteName, lang: "en-GB", start_url: "/" })
  const icons = [
    { src: "/favicon.png", sizes: "96x96" },
    { src: "/apple-touch-icon.png", sizes: "180x180" },
    ...(manifest.icons as { src: string; sizes: string }[]),
  ]
  expect(icons.map(({ sizes }) => sizes).join(" ")).toBe("96x96 180x180 any 192x192 512x512 512x512")
  for (const { src, sizes } of icons) {
    const { width, height, format } = await sharp(nodePath.join(siteFolder, src)).metadata()
    expect(`${src} ${format === "svg" ? "any" : `${width}x${height}`}`).toBe(`${src} ${sizes}`)
  }
})

test("an old address redirects to the document", async ({ page }) => {
  const moved = documents
    .map(({ path }) => ({ path, old: /^redirectFrom: \[([^,\]]+)/m.exec(sourceOf(path))?.[1] }))
    .find(({ old }) => old)
  test.skip(!moved, "No document has moved")
  await page.goto(moved?.old ?? "")
  await expect(page).toHaveURL(moved?.path ?? "")
  await expect(page.locator("main h1")).toBeVisible()
})

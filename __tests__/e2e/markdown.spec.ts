/** Pages as Markdown: it has all words of the page and no others, and is well-formed. */
import { readFileSync } from "node:fs"
import path from "node:path"
import diffSequences from "@jest/diff-sequences"
import type { Nodes } from "mdast"
import { collections } from "../../src/site/collections/model"
import { markdownPath } from "../../src/site/shell/head/markdown-path"
import { allTag, htmlOf, pages } from "./support/pages"
import { siteFolder } from "./support/site-folder"
import { expect, type Page, test } from "./support/test"

test.use({ javaScriptEnabled: false })

const controls =
  "nav, form, dialog, button, input, noscript, [role=tablist], [aria-hidden=true], [data-pagefind-ignore]"
const repeated = "a[aria-describedby], caption"

const aboutOtherPages = collections
  .flatMap(({ sections }) => sections.filter((section) => section.aboutOtherPages))
  .map(({ name }) => `[data-slice^="${name}-"]`)

/** The words that a page shows, with the texts of its images, but without controls and parts about other pages. */
const wordsOnPage = async (page: Page) => {
  const text = await page.evaluate((unwanted) => {
    for (const element of document.querySelectorAll(unwanted)) element.remove()
    for (const details of document.querySelectorAll("details")) details.replaceWith(...details.childNodes)
    for (const image of document.querySelectorAll("img, [role=img]"))
      if (image.checkVisibility())
        image.replaceWith(` ${image.getAttribute("alt") ?? image.ariaLabel ?? ""} `)
    // biome-ignore lint/performance/useDomNodeTextContent: only what is shown, with lines
    return document.querySelector("main")?.innerText ?? ""
  }, [controls, repeated, ...aboutOtherPages].join())
  return wordsIn(text)
}

const wordsIn = (text: string) =>
  // Styles may change case.
  text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))

/** The text of Markdown, with its blocks in lines. */
const textOf = (node: Nodes): string => {
  if (node.type === "image") return ` ${node.alt} `
  if (node.type === "code") return `${node.value}\n`
  if ("value" in node) return node.value
  const isInline = ["link", "strong", "emphasis", "delete"].includes(node.type)
  return "children" in node ? node.children.map(textOf).join("") + (isInline ? "" : "\n") : "\n"
}

const nodesIn = (node: Nodes): Nodes[] => [
  node,
  ...("children" in node ? node.children.flatMap(nodesIn) : []),
]

const parse = async (file: string) => {
  const [{ unified }, { default: remark }, { default: gfm }] = await Promise.all([
    import("unified"),
    import("remark-parse"),
    import("remark-gfm"),
  ])
  const text = readFileSync(file, "utf8").replace(/^---\n.*?\n---\n/s, "")
  return unified().use(remark).use(gfm).parse(text)
}

/** The words of the first list that the second one does not have in the same order, and the other way round. */
const difference = (before: string[], after: string[]) => {
  const lost = new Map(before.entries())
  const added = new Map(after.entries())
  diffSequences(
    before.length,
    after.length,
    (one, other) => before[one] === after[other],
    (count, one, other) => {
      for (let index = 0; index < count; index++) {
        lost.delete(one + index)
        added.delete(other + index)
      }
    },
  )
  return { lost: [...lost.values()], added: [...added.values()] }
}

for (const { path: address } of pages) {
  const file = path.join(siteFolder, markdownPath(address))
  if (!htmlOf(address).includes('type="text/markdown"')) continue
  test(`${address} is complete and well-formed as Markdown${allTag(address)}`, async ({ page }) => {
    await page.goto(address)
    const words = await wordsOnPage(page)
    const markdown = await parse(file)
    const { lost, added } = difference(words, wordsIn(textOf(markdown)))
    expect(words.length).toBeGreaterThan(10)
    expect(lost.length / words.length, lost.join(" ")).toBeLessThan(0.005)
    expect(added).toEqual([])

    const nodes = nodesIn(markdown)
    expect(nodes.filter(({ type }) => type === "html")).toEqual([])
    const addresses = nodes.flatMap((node) => ("url" in node ? node.url : []))
    expect(addresses.filter((url) => !/^(?:https?:\/\/|mailto:|tel:)/.test(url))).toEqual([])
    const depths = nodes.flatMap((node) => (node.type === "heading" ? node.depth : []))
    expect(depths.filter((depth, index) => depth > (depths[index - 1] ?? 0) + 1)).toEqual([])
    const written = [...htmlOf(address).matchAll(/<code class="language-([^" ]+)/g)].map(([, name]) => name)
    expect(nodes.flatMap((node) => (node.type === "code" && node.lang ? node.lang : []))).toEqual(written)
  })
}

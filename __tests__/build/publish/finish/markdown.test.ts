import { markdown } from "../../../../src/publish/finish/markdown"
import { siteOf } from "../../../support/built-site"
import { removeFolders } from "../../../support/folders"

afterEach(removeFolders)

const page = { name: "Boats: a study", description: "About boats.", document: { published: "2026-05-14" } }

/** The Markdown of a document with this content of `<main>`, without its head. */
const textOf = async (main: string) => {
  const { text } = await convert(main)
  return text.slice(text.indexOf("\n---\n") + 5).trim()
}

const convert = async (main: string, record = {}) => {
  const html = `<html><head><title>T</title></head><body><nav>Menu</nav><main id="main">${main}</main></body></html>`
  const site = siteOf({ "work/boats/index.html": html }, { page, record })
  await site.run(markdown)
  return { text: site.read("work/boats.md"), site }
}

it("starts with facts about the document, and the page's canonical address", async () => {
  const { text } = await convert("<h1>Boats</h1>", { siteUrl: "https://example.org/studio" })
  expect(text).toBe(`---
title: "Boats: a study"
description: About boats.
published: 2026-05-14
canonical: https://example.org/studio/work/boats/
---

# Boats
`)
})

it("has no controls, decoration or links to other pages", async () => {
  expect(
    await textOf(`
      <p role="note" data-pagefind-ignore="">Draft.</p><input type="range" value="50"/><nav aria-label="Breadcrumb"><a href="/">Home</a></nav>
      <div><h2 id="a">Harbour</h2> <a href="#a" aria-label="Link to this section">#</a></div>
      <p>Ships<svg><title>Ship</title></svg> go <span aria-hidden="true">→</span> out.<!-- --> Daily.</p>
      <picture data-dark><img src="/dark.jpg" alt="A boat"/></picture>
      <img src="/a.jpg" alt=""/><button>Copy</button><form><input/></form><span hidden>Hidden</span>
      <figure><img src="/b.jpg" alt="A boat"/><a href="/b.jpg" aria-label="Open preview"><svg></svg></a></figure>
      <div data-slice="CallToAction-3"><h2>Call us</h2></div>
      <div data-slice="pagination"><nav><a href="/next/">Next</a></nav></div>`),
  ).toBe(`## Harbour

Ships go out. Daily.

![A boat](https://mosslight.example/b.jpg)`)
})

it("separates what only the layout separates, and keeps code as it is", async () => {
  expect(
    await textOf(`<ul><li><span>91%</span><span>of cards</span></li></ul>
      <p><span role="img" aria-label="5 stars"><svg></svg></span><b>Relay</b></p>
      <p>See<sup>2</sup>.</p>
      <pre><code><span class="line"><span>const</span><span> a</span></span><del class="line">old</del><ins class="line">  b</ins></code></pre>
      <div role="note"><p>Note</p><p>Read it.</p></div>
      <details><summary>Why?</summary><p>Because.</p></details>`),
  ).toBe(`- 91% of cards

5 stars **Relay**

See2.

\`\`\`
const a
  b
\`\`\`

> Note
>
> Read it.

**Why?**

Because.`)
})

it("shows which tasks are finished, and keeps an address that is none", async () => {
  const task = (checked: string) => `<li><input type="checkbox" disabled="" ${checked}/> Tea</li>`
  expect(await textOf(`<ul>${task('checked=""')}${task("")}</ul><p><a href="https://[x">Link</a></p>`)).toBe(
    "- [x] Tea\n- [ ] Tea\n\n[Link](https://\\[x)",
  )
})

import { createHash } from "node:crypto"
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { analyticsScripts } from "../headers/policy"
import { buildVariables, settingsOf } from "../settings"
import { PublishError, type PublishStep, type Site } from "../site"
import { type EmotionRules, takeEmotionRules } from "./emotion-rules"
import { findInline } from "./find-inline"
import type { PageFile } from "./page-files"
import { decoded, pageEncoding, readPage, writePage } from "./page-text"
import { runtimeElement, startScript, takeInlineScripts } from "./start-script"
import { cssOf, divideStyles, emotionIds, type PageStyles } from "./style-sheets"

/** Where the global styles stand in Gatsby's output; the page's style sheet takes the place. */
const globalStyles = /<style data-site-styles="">([\s\S]*?)<\/style>/

/**
 * Makes pages fit for a content security policy without exceptions: inline scripts become a file, the scattered style
 * elements one style sheet per kind of page, whose hash the policy names, and style attributes go away.
 */
export const finishPages: PublishStep = {
  name: "finish pages",
  run: async (site) => {
    if (!site.pages[0]) throw new PublishError("Gatsby has written no page.")
    const start = writeStartScript(site, site.pages[0])
    const known = new Map<string, EmotionRules>()
    const pages = site.pages.map((page) => withoutStyles(page, readPage(site, page), known))
    const styles = divideStyles(pages)
    const ownStyles = new Set<string>()
    mkdirSync(path.join(site.folder, "styles"), { recursive: true })
    for (const [index, page] of pages.entries()) {
      const pageStyles = styles[index] ?? { shared: [], own: [] }
      const link = writeOwnStyles(site, pageStyles, ownStyles)
      const html = withStyles(page.html, pageStyles, link, site)
        .replace(/(<script src="[^"]*\/)theme\.js"/, `$1${start}"`)
        .replace(runtimeElement, "")
      const inline = findInline(html)
      if (inline) throw new PublishError(`${page.file}: the policy would refuse ${decoded(inline)}`)
      writePage(site, page, html)
    }
  },
}

/** Makes one file of what every page runs first; answers with its name. */
function writeStartScript(site: Site, { file }: PageFile) {
  const read = (name: string) => readFileSync(path.join(site.folder, name), "utf8")
  const page = read(file)
  const runtime = runtimeElement.exec(page)?.[1]
  if (!runtime) throw new PublishError(`${file} names no runtime of webpack's.`)
  const { analytics } = settingsOf(buildVariables(site.project))
  const { name, text } = startScript({
    theme: read("theme.js"),
    statements: takeInlineScripts(page).statements,
    runtime: read(runtime),
    scriptOrigins: analytics ? analyticsScripts : [],
  })
  writeFileSync(path.join(site.folder, name), text)
  for (const taken of ["theme.js", runtime]) rmSync(path.join(site.folder, taken))
  return name
}

/**
 * A page as Gatsby has written it, its styles and scripts taken out.
 *
 * @param known rules of the pages before by their ids, kept once: a thousand pages share them
 */
function withoutStyles(page: PageFile, written: string, known: Map<string, EmotionRules>) {
  const { html, rules } = takeEmotionRules(written)
  return {
    ...page,
    rules: rules.map((rule) => known.get(rule.ids) ?? remember(rule, known)),
    html: withoutGatsbysStyles(takeInlineScripts(html).html),
  }
}

/** As a copy: a part of a text holds the whole text in memory. */
function remember(rule: EmotionRules, known: Map<string, EmotionRules>) {
  const copy = structuredClone(rule)
  known.set(copy.ids, copy)
  return copy
}

/** The style attributes of Gatsby's focus wrapper and announcer; the global styles say the same. */
const withoutGatsbysStyles = (html: string) =>
  html
    .replace(/(<div(?= )[^>]*?) style="[^"]*"([^>]* id="gatsby-focus-wrapper")/, "$1$2")
    .replace(/(<div id="gatsby-announcer") style="[^"]*"/, "$1")

/** Writes a page's own rules to a file that pages with the same rules share; answers with its address. */
function writeOwnStyles(site: Site, { own }: PageStyles, written: Set<string>) {
  if (own.length === 0) return undefined
  const css = cssOf(own)
  const hash = createHash("sha256").update(css, pageEncoding).digest("hex")
  const name = `styles/${hash.slice(0, 16)}.css`
  if (!written.has(name)) writeFileSync(path.join(site.folder, name), css, pageEncoding)
  written.add(name)
  return `${site.pathPrefix}/${name}`
}

/** Puts the style sheet where the global styles were, and has its hash allowed. */
function withStyles(html: string, { shared, own }: PageStyles, link: string | undefined, site: Site) {
  return html.replace(globalStyles, (_, global: string) => {
    const css = global + cssOf(shared)
    site.styleHashes.add(`'sha256-${createHash("sha256").update(css, pageEncoding).digest("base64")}'`)
    // With data-s Emotion takes the element as its own and leaves it in its place.
    const sheet = `<style data-emotion="css ${emotionIds([...shared, ...own])}" data-s="">${css}</style>`
    return link ? `${sheet}<link rel="stylesheet" href="${link}"/>` : sheet
  })
}

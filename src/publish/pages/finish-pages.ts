import { createHash } from "node:crypto"
import { mkdir, readFile, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { analyticsScripts } from "../headers/policy"
import { buildVariables, settingsOf } from "../settings"
import { PublishError, type PublishStep, type Site } from "../site"
import { type EmotionRules, takeEmotionRules } from "./emotion-rules"
import { findInline } from "./find-inline"
import { type PageFile, pageFiles } from "./page-files"
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
    const files = await pageFiles(site.folder)
    if (!files[0]) throw new PublishError("Gatsby has written no page.")
    const start = await writeStartScript(site, files[0])
    const known = new Map<string, EmotionRules>()
    const pages = []
    for (const file of files) pages.push(await readPage(site, file, known))
    const styles = divideStyles(pages)
    const ownStyles = new Set<string>()
    await mkdir(path.join(site.folder, "styles"), { recursive: true })
    for (const [index, page] of pages.entries()) {
      const pageStyles = styles[index] ?? { shared: [], own: [] }
      const link = await writeOwnStyles(site, pageStyles, ownStyles)
      const html = withStyles(page.html, pageStyles, link, site)
        .replace(/(<script src="[^"]*\/)theme\.js"/, `$1${start}"`)
        .replace(runtimeElement, "")
      const inline = findInline(html)
      if (inline) throw new PublishError(`${page.file}: the policy would refuse ${inline}`)
      await writeFile(path.join(site.folder, page.file), html)
    }
  },
}

/** Makes one file of what every page runs first; answers with its name. */
async function writeStartScript(site: Site, { file }: PageFile) {
  const page = await readFile(path.join(site.folder, file), "utf8")
  const runtime = runtimeElement.exec(page)?.[1]
  if (!runtime) throw new PublishError(`${file} names no runtime of webpack's.`)
  const { analytics } = settingsOf(buildVariables(site.project))
  const { name, text } = startScript({
    theme: await readFile(path.join(site.folder, "theme.js"), "utf8"),
    statements: takeInlineScripts(page).statements,
    runtime: await readFile(path.join(site.folder, runtime), "utf8"),
    scriptOrigins: analytics ? analyticsScripts : [],
  })
  await writeFile(path.join(site.folder, name), text)
  for (const taken of ["theme.js", runtime]) await rm(path.join(site.folder, taken))
  return name
}

/** @param known rules of the pages before by their ids, kept once: a thousand pages share them */
async function readPage(site: Site, page: PageFile, known: Map<string, EmotionRules>) {
  const raw = await readFile(path.join(site.folder, page.file), "utf8")
  const { html, rules } = takeEmotionRules(raw)
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
async function writeOwnStyles(site: Site, { own }: PageStyles, written: Set<string>) {
  if (own.length === 0) return undefined
  const css = cssOf(own)
  const name = `styles/${createHash("sha256").update(css).digest("hex").slice(0, 16)}.css`
  if (!written.has(name)) await writeFile(path.join(site.folder, name), css)
  written.add(name)
  return `${site.pathPrefix}/${name}`
}

/** Puts the style sheet where the global styles were, and has its hash allowed. */
function withStyles(html: string, { shared, own }: PageStyles, link: string | undefined, site: Site) {
  return html.replace(globalStyles, (_, global: string) => {
    const css = global + cssOf(shared)
    site.styleHashes.add(`'sha256-${createHash("sha256").update(css).digest("base64")}'`)
    // With data-s Emotion takes the element as its own and leaves it in its place.
    const sheet = `<style data-emotion="css ${emotionIds([...shared, ...own])}" data-s="">${css}</style>`
    return link ? `${sheet}<link rel="stylesheet" href="${link}"/>` : sheet
  })
}

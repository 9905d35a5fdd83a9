import { createHash } from "node:crypto"
import { mkdir, readFile, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { PublishError, type PublishStep, type Site } from "../site"
import { takeEmotionRules } from "./emotion-rules"
import { findInline } from "./find-inline"
import { type PageFile, pageFiles } from "./page-files"
import { scriptOrigins } from "./script-origins"
import { startScript, takeInlineScripts } from "./start-script"
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
    const pages = await Promise.all((await pageFiles(site.folder)).map((page) => readPage(site, page)))
    const [first] = pages
    if (!first) throw new PublishError("Gatsby has written no page.")
    const start = startScript(
      await readFile(path.join(site.folder, "theme.js"), "utf8"),
      first.statements,
      scriptOrigins(process.env),
    )
    await writeFile(path.join(site.folder, start.name), start.text)
    await rm(path.join(site.folder, "theme.js"))
    const styles = divideStyles(pages)
    const ownStyles = new Set<string>()
    await mkdir(path.join(site.folder, "styles"), { recursive: true })
    for (const [index, page] of pages.entries()) {
      const pageStyles = styles[index] ?? { shared: [], own: [] }
      const link = await writeOwnStyles(site, pageStyles, ownStyles)
      const html = withStyles(page.html, pageStyles, link, site).replace(
        /(<script src="[^"]*\/)theme\.js"/,
        `$1${start.name}"`,
      )
      const inline = findInline(html)
      if (inline) throw new PublishError(`${page.file}: the policy would refuse ${inline}`)
      await writeFile(path.join(site.folder, page.file), html)
    }
  },
}

async function readPage(site: Site, page: PageFile) {
  const raw = await readFile(path.join(site.folder, page.file), "utf8")
  const { html: withoutRules, rules } = takeEmotionRules(raw)
  const { html, statements } = takeInlineScripts(withoutRules)
  return { ...page, rules, statements, html: withoutGatsbysStyles(html) }
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

import { createHash } from "node:crypto"
import { blockedInPage } from "./blocked-sources"
import type { Step } from "./built-site"
import { contentSecurityPolicy } from "./content-security-policy"
import { DamagedOutput, FinishError } from "./errors"
import { endOf, type HtmlElement, startOf, textOf } from "./html-nodes"

/**
 * Add each page's policy after the charset element: a policy only affects what follows it.
 *
 * @throws FinishError if the policy would block content of a page
 */
export const addSecurityPolicy: Step = {
  page: ({ file, elements, addedScripts, insert }, site) => {
    const charset = elements.find(({ name, attribs }) => name === "meta" && attribs.charset !== undefined)
    const [first] = elements.find(({ name }) => name === "head")?.children ?? []
    if (!first) throw new DamagedOutput(`public/${file} has no elements in its head.`)
    const styles = elements.filter(({ name }) => name === "style")
    const value = contentSecurityPolicy(
      { ...site.settings, imageOrigins: site.imageOrigins, frameOrigins: site.frameOrigins },
      {
        scripts: [...elements.filter(isInlineScript).map(textOf), ...addedScripts].map(cspHash),
        styles: styles.map(textOf).map(cspHash),
        webAssembly: file === "search/index.html",
      },
    )
    const problem = blockedInPage(elements, value, site.siteUrl)
    if (problem) throw new FinishError(`${file}: ${problem}`)
    insert(
      charset ? endOf(charset) : startOf(first),
      `<meta http-equiv="Content-Security-Policy" content="${value}"/>`,
    )
  },
}

/** JSON-LD is data. */
const isInlineScript = ({ name, attribs: { src, type } }: HtmlElement) =>
  name === "script" && src === undefined && type !== "application/ld+json"

/** The source of an inline script or style in a policy. */
export const cspHash = (text: string): string =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`

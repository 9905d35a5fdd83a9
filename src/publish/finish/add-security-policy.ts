import { createHash } from "node:crypto"
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
    const blocked = elements.map(blockedAttribute).find((found) => found !== undefined)
    if (blocked) throw new FinishError(`${file}: the content security policy would block ${blocked}`)
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

/** An attribute that no hash can allow: styles, event handlers, `javascript:` and `data:` URLs. */
const blockedAttribute = ({ name, attribs }: HtmlElement): string | undefined => {
  const found = Object.entries(attribs).find(
    ([attribute, value]) =>
      /^(?:style|on[a-z]+)$/.test(attribute) ||
      (/^(?:href|src)$/.test(attribute) && /^(?:javascript|data):/i.test(value)),
  )
  return found && `<${name} ${found[0]}="${found[1].slice(0, 200)}">`
}

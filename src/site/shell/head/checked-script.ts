/** `Script` of Gatsby while pages are rendered to HTML: a script that the security policy would block is an error. */
import { Script as GatsbyScript } from "gatsby-script-itself"
import { type ComponentProps, createElement } from "react"
import { otherScripts } from "./first-script"

export * from "gatsby-script-itself"

type ScriptProps = ComponentProps<typeof GatsbyScript>

/** @throws Error that names the script and the fix */
export const Script = (props: ScriptProps) => {
  const problem = problemOf(props)
  if (problem) throw new Error(`<Script ${nameOf(props)}>: the security policy blocks ${problem}`)
  return createElement(GatsbyScript, props)
}

const problemOf = ({ src, strategy }: ScriptProps): string | undefined => {
  if (!src) return 'code in pages. Move it to a file in static/ and write src="/file.js".'
  if (strategy === "off-main-thread") return 'workers. Leave out strategy="off-main-thread".'
  if (otherScripts(process.env).includes(src)) return undefined
  const { origin, pathname } = new URL(src, ownOrigin)
  if (origin !== ownOrigin)
    return `scripts of ${origin}. Put the file into static/ and write src="/file.js", or add this origin to script-src in src/publish/finish/content-security-policy.ts and this address to otherScripts in src/site/shell/head/first-script.ts.`
  return pathname.endsWith(".js") ? undefined : "scripts whose names do not end with .js. Rename the file."
}

const nameOf = ({ src, id }: ScriptProps) => (src ? `src="${src}"` : id ? `id="${id}"` : "without src")

/** Stands for the site's own origin. */
const ownOrigin = "https://own.invalid"

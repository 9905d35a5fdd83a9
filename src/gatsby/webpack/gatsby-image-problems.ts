import { readFileSync } from "node:fs"
import path from "node:path"
import { parseSync } from "@swc/core"
import { filesBelow } from "../../content"

/** Files that use GatsbyImage or StaticImage, each with the fix. Their style attributes would be blocked. */
export const gatsbyImageProblems = (root: string): string[] =>
  [...filesBelow(path.join(root, "src")).map((file) => `src/${file}`), "gatsby-browser.tsx", "gatsby-ssr.tsx"]
    .filter((file) => /\.[jt]sx?$/.test(file))
    .flatMap((file) => {
      const name = usedComponent(readFileSync(path.join(root, file), "utf8"))
      return name
        ? `${file}: ${name} writes style attributes, which the security policy blocks. Use Picture (src/site/ui/media/picture.tsx) instead.`
        : []
    })

/** The component that a file's code uses. Comments do not count. */
const usedComponent = (text: string): string | undefined => {
  if (!/gatsby-plugin-image/.test(text) || !component.test(text)) return undefined
  const code = JSON.stringify(parseSync(text, { syntax: "typescript", tsx: true }))
  return code.includes('"value":"gatsby-plugin-image"')
    ? new RegExp(`"value":"${component.source}"`).exec(code)?.[1]
    : undefined
}

const component = /(GatsbyImage|StaticImage)/

import { capitalised } from "../../util/words"

/** A text in the words of a terminal, and in those of the studio, which names no files and commands. */
export interface Wording {
  terminal: string
  studio: string
}

export type Text = string | Wording

export const wording = (terminal: string, studio: string): Wording => ({ terminal, studio })

/** Tag of a template with parts that differ. */
export const sentence = (strings: TemplateStringsArray, ...parts: readonly Text[]): Wording =>
  wording(
    String.raw({ raw: strings }, ...parts.map(inTerminal)),
    String.raw({ raw: strings }, ...parts.map(inStudio)),
  )

export const inTerminal = (text: Text) => (typeof text === "string" ? text : text.terminal)
export const inStudio = (text: Text) => (typeof text === "string" ? text : text.studio)

/** A file, or its title. Default: its name, e.g. “Next steps” for next-steps.yaml. */
export const fileName = (file: string, title: unknown = labelOfFile(file)) => wording(file, `“${title}”`)

/** `Next steps` for next-steps.yaml, `Old boats` for old-boats/index.mdx. */
export const labelOfFile = (file: string) =>
  capitalised(file.replace(/\/index\.mdx$|^.*\/(?!index\.mdx$)|\.\w+$/g, "").replaceAll("-", " "))

export const siteFile = fileName("site.yaml")

/** Texts that belong to no page, as the built site shows them. */
import { readFileSync } from "node:fs"
import { parse } from "yaml"
import type { Texts } from "../../../src/site/ui/text/texts"

export const texts: Texts = parse(readFileSync("content/data/texts.yaml", "utf8"))

/** Source of a regular expression for a text with any values. */
export const sourceOf = (text: string) =>
  text
    .split(/\{[^{}]+\}/)
    .map((part) => part.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&"))
    .join('[^"]+')

/** A text with any values. */
export const patternOf = (text: string) => new RegExp(`^${sourceOf(text)}$`)

/** The attribute in HTML with a text with any values. */
export const labelledBy = (text: string) => new RegExp(`aria-label="${sourceOf(text)}"`)

import { ColumnText as Column, SplitText as Split } from "../body/prose/prose"
import type { BodyTextProps } from "../body/render-body"
import type { BodyElements } from "../body/render-nodes"
import { textElements } from "./generated/text-elements"

const elements: BodyElements = Object.fromEntries(
  Object.entries(textElements).map(([name, { component }]) => [name, component as BodyElements[string]]),
)

/** The text between two sections, with the elements that an editor may write in it. */
export const SplitText = (props: BodyTextProps) => <Split {...props} elements={elements} />

/** The text of an article, next to "On this page". */
export const ColumnText = (props: BodyTextProps) => <Column {...props} elements={elements} />

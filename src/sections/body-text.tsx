import type { BodyTextProps } from "../mdx/render-body"
import { type BodyElements, renderNodes } from "../mdx/render-nodes"
import { Prose, ProseBlock, ProseWide } from "./prose"
import { proseElements } from "./prose-elements"

/** The text between two sections of a document, as a section of its own. */
export const SplitText = ({ blocks, media, elements, joined }: BodyTextProps) => (
  <Prose joined={joined}>{renderNodes(blocks, { ...markdown, ...elements }, media)}</Prose>
)

/** The text of an article, next to its "On this page" list. */
export const ColumnText = ({ blocks, media, elements }: BodyTextProps) => (
  <Prose variant="column">{renderNodes(blocks, { ...markdown, ...elements }, media)}</Prose>
)

const markdown = { ...proseElements, ProseBlock, ProseWide } as BodyElements

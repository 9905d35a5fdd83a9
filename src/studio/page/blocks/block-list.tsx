import styled from "@emotion/styled"
import Plus from "lucide-react/icons/plus"
import { useState } from "react"
import { color, radius, space } from "../../../ui/theme/tokens"
import { moveBlock, removeBlock } from "../../source/edit-blocks"
import { insertBelow, placeOfCursor } from "../../source/edit-text"
import type { Block } from "../../source/parse-source"
import { ProblemList } from "../form/field-problems"
import { showPart } from "../preview/page-document"
import { lineOfCursor } from "../preview/reveal"
import { problemsIn } from "../state/place-problems"
import { useOpenEditor } from "../state/use-editor"
import { IconButton, Stack } from "../ui/controls"
import { Sortable } from "../ui/sortable"
import { ElementCard } from "./element-card"
import { InsertDialog } from "./insert-dialog"
import { blockKeys, cardFields, pageParts } from "./page-parts"
import { TextBlock } from "./text-block"
import { useKeptFocus } from "./use-kept-focus"

/** The body: texts and elements in their order, with a place to insert another after each. */
export const BlockList = () => {
  const { model, source, schema, text, kind, edit, cursor, diagnostics } = useOpenEditor()
  const [insertAt, setInsertAt] = useState<number>()
  const { blocks, gaps } = source
  const place = placeOfCursor(source, cursor)
  const shown: readonly Block[] = place?.newText ? blocks.toSpliced(place.index, 0, place.newText) : blocks
  const keys = blockKeys(shown)
  const parts = [...pageParts(blocks, model)]
  const fields = cardFields(blocks, model, schema?.properties ?? {})
  const offsetOf = (from: number, to: number) => {
    const { start = 0, end = 0 } = shown[to] ?? {}
    return to < from ? start : (gaps.find((gap) => gap >= end) ?? end)
  }
  const keepFocus = useKeptFocus(keys.join(), place)
  const indexOf = (at: number) => blocks.indexOf(shown[at] as Block)
  const follow = (index: number, target: Element) =>
    showPart(parts.find(([, part]) => part.includes(index))?.[0], lineOfCursor(target))
  const isHead = (block: Block) =>
    block.kind === "element" && model.elements.some(({ name, first }) => first && name === block.name)
  const contentOf = (block: Block, at: number, index: number) => (
    <Stack
      $gap={0}
      id={`block ${index < 0 ? "new" : index}`}
      onFocus={({ target }) => {
        keepFocus(at)
        follow(index, target)
      }}
      onKeyUp={({ target }) => follow(index, target as Element)}
      onClick={({ target }) => follow(index, target as Element)}
    >
      {block.kind === "element" ? (
        <ElementCard block={block} index={index} fields={fields[index] ?? []} />
      ) : (
        <>
          <TextBlock range={block} label="Text" />
          <ProblemList problems={index < 0 ? [] : problemsIn(diagnostics, block)} />
        </>
      )}
      <Insert label={`Insert after ${nameOf(block)}`} onClick={() => setInsertAt(block.end)} />
    </Stack>
  )

  return (
    <Body aria-label="Body">
      {blocks.length === 0 ? <Insert label="Insert here" onClick={() => setInsertAt(text.length)} /> : null}
      <Sortable
        items={shown.map((block, at) => ({
          key: keys[at] ?? String(at),
          label: nameOf(block),
          isFixed: block === place?.newText || (at === 0 && isHead(block)),
          content: contentOf(block, at, indexOf(at)),
        }))}
        onMove={(from, to) => edit((current) => moveBlock(current, kind, indexOf(from), offsetOf(from, to)))}
        onRemove={(at) => edit((current) => removeBlock(current, kind, indexOf(at)))}
      />
      {insertAt === undefined ? null : (
        <InsertDialog
          onClose={() => setInsertAt(undefined)}
          onInsert={(mdx) => edit((current) => insertBelow(current, kind, insertAt, mdx))}
        />
      )}
    </Body>
  )
}

const nameOf = (block: Block) => (block.kind === "element" ? block.name : "this text")

const Insert = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Line>
    <IconButton $small label={label} icon={Plus} onClick={onClick} />
  </Line>
)

const Body = styled.section`
  > ul {
    gap: 0;
  }
`

const Line = styled.div`
  display: grid;
  place-items: center;
  height: 28px;

  &:is(:hover, :focus-within) {
    background: linear-gradient(${color.border}, ${color.border}) center / calc(100% - ${space[4]}) 1px no-repeat;
  }

  button {
    border-color: ${color.border};
    border-radius: ${radius.pill};
    color: ${color.textTertiary};
    background: ${color.surface};
  }

  &:is(:hover, :focus-within) button {
    color: ${color.onAccent};
    background: ${color.accent};
    border-color: transparent;
  }
`

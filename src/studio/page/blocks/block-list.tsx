import styled from "@emotion/styled"
import Plus from "lucide-react/icons/plus"
import { useState } from "react"
import { color, radius, space } from "../../../theme/tokens"
import { insertBlock, moveBlock, removeBlock, replaceBlock } from "../../source/edit-blocks"
import type { Block } from "../../source/parse-source"
import { ProblemList } from "../form/field-problems"
import { showPart } from "../preview/page-document"
import { problemsIn } from "../state/place-problems"
import { useOpenEditor } from "../state/use-editor"
import { IconButton, Stack } from "../ui/controls"
import { Sortable } from "../ui/sortable"
import { ElementCard } from "./element-card"
import { InsertDialog } from "./insert-dialog"
import { blockKeys, cardFields, pageParts } from "./page-parts"
import { TextBlock } from "./text-block"

/** The body: texts and elements in their order, with a place to insert another after each. */
export const BlockList = () => {
  const { model, source, schema, text, kind, edit, diagnostics } = useOpenEditor()
  const [insertAt, setInsertAt] = useState<number>()
  const { blocks, gaps } = source
  const keys = blockKeys(blocks)
  const parts = pageParts(blocks, model)
  const fields = cardFields(blocks, model, schema?.properties ?? {})
  const offsetOf = (from: number, to: number) => {
    const { start = 0, end = 0 } = blocks[to] ?? {}
    return to < from ? start : (gaps.find((gap) => gap >= end) ?? end)
  }
  const editorOf = (block: Block, index: number) =>
    block.kind === "element" ? (
      <ElementCard block={block} index={index} fields={fields[index] ?? []} />
    ) : (
      <>
        <TextBlock range={block} index={index} replace={replaceBlock} label="Text" />
        <ProblemList problems={problemsIn(diagnostics, block)} />
      </>
    )
  return (
    <Body aria-label="Body">
      {blocks.length === 0 ? <Insert label="Insert here" onClick={() => setInsertAt(text.length)} /> : null}
      <Sortable
        items={blocks.map((block, index) => ({
          key: keys[index] ?? String(index),
          label: nameOf(block),
          isFixed: block.kind === "element" && block.name === "Hero",
          content: (
            <Stack
              $gap={0}
              id={`block ${index}`}
              onFocus={() => showPart(parts.findIndex((part) => part.includes(index)))}
            >
              {editorOf(block, index)}
              <Insert label={`Insert after ${nameOf(block)}`} onClick={() => setInsertAt(block.end)} />
            </Stack>
          ),
        }))}
        onMove={(from, to) => edit((current) => moveBlock(current, kind, from, offsetOf(from, to)))}
        onRemove={(index) => edit((current) => removeBlock(current, kind, index))}
      />
      {insertAt === undefined ? null : (
        <InsertDialog
          onClose={() => setInsertAt(undefined)}
          onInsert={(mdx) => edit((current) => insertBlock(current, kind, insertAt, mdx))}
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

import styled from "@emotion/styled"
import Plus from "lucide-react/icons/plus"
import { memo, useCallback, useLayoutEffect, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { valueAt } from "../../../util/value-at"
import type { ElementModel } from "../../api"
import { color, radius, space } from "../../host"
import { insertBlock, moveBlock, removeBlock } from "../../source/edit-blocks"
import { insertBelow, placeOfCursor, shownText } from "../../source/edit-text"
import type { Block, ElementBlock, Range } from "../../source/parse-source"
import { ProblemList } from "../form/field-problems"
import { titleOf } from "../form/field-text"
import { useImageInput } from "../images/use-image-input"
import { previewPage } from "../preview/preview-page"
import { lineOfCursor, reveal } from "../preview/reveal"
import { Part } from "../state/part"
import { type PlacedProblem, problemsIn, problemsOf } from "../state/place-problems"
import { type Editor, EditorContext, useOpenEditor } from "../state/use-editor"
import { problemsOfText } from "../text/problem-marks"
import { Button, IconButton, Row, Stack } from "../ui/controls"
import { Sortable } from "../ui/sortable"
import { ElementCard } from "./element-card"
import { InElement } from "./in-element"
import { InsertDialog } from "./insert-dialog"
import { blockKeys, cardFields, pageParts } from "./page-parts"
import { TextBlock } from "./text-block"
import { useKeptFocus } from "./use-kept-focus"

/** A body, or what is in an element: texts and elements in their order, with a place to insert another after each. */
export const BlockList = ({ editor }: { editor: Editor }) => {
  const { model, source, schema, text, kind, edit, cursor, diagnostics, scope, owner } = editor
  /** The index of the block that it is below. */
  const [insertAfter, setInsertAfter] = useState(0)
  const [isInserting, setIsInserting] = useState(false)
  const insert = (mdx: string, fields?: Record<string, unknown>) => {
    const offset = shown[insertAfter]?.end ?? text.length
    edit((current) => insertBelow(current, kind, offset, mdx, fields, Object.keys(schema?.properties ?? {})))
  }
  const picture = useImageInput(() => ({ alt: "", onSaved: (path, alt) => insert(`![${alt}](${path})`) }))
  const startInsert = useCallback((index: number) => {
    setInsertAfter(index)
    setIsInserting(true)
  }, [])
  const { blocks, gaps } = source
  const place = placeOfCursor(source, cursor)
  const names = Array.isArray(owner?.children) ? owner.children : undefined
  // An element without content has a text that is not written yet.
  const newText = blocks.length > 0 || !owner || names ? place?.newText : emptyText
  const shown: readonly Block[] = newText ? blocks.toSpliced(place?.index ?? 0, 0, newText) : blocks
  const keys = blockKeys(shown)
  const parts = [...pageParts(blocks, model)]
  const fields = cardFields(blocks, model, schema?.properties ?? {})
  const offsetOf = (from: number, to: number) => {
    const { start = 0, end = 0 } = shown[to] ?? {}
    return to < from ? start : (gaps.find((gap) => gap >= end) ?? end)
  }
  const keepFocus = useKeptFocus(editor, keys.join(), place)
  const indexOf = (at: number) => blocks.indexOf(shown[at] as Block)
  const follow = (index: number, target: Element) =>
    !owner && previewPage.scrollTo(parts.find(([, part]) => part.includes(index))?.[0], lineOfCursor(target))
  const elementOf = (block: Block) =>
    block.kind === "element" ? model.elements.find(({ name }) => name === block.name) : undefined
  const nameOf = (block: Block) =>
    block.kind === "element"
      ? [elementOf(block)?.label ?? block.name, titleOf(block)].join(" ").trim()
      : "this text"
  const add = (element: ElementModel) => {
    flushSync(() => edit((current) => insertBlock(current, kind, current.length, blankElement(element))))
    reveal(document.getElementById(`block ${scope}${blocks.length}`))
  }
  const contentOf = (block: Block, at: number, index: number) => (
    <Stack
      $gap={0}
      id={`block ${scope}${index < 0 ? "new" : index}`}
      onFocus={({ target }) => {
        keepFocus(at)
        follow(index, target)
      }}
      onKeyUp={({ key, target }) => key.length > 1 && follow(index, target as Element)}
      onClick={({ target }) => follow(index, target as Element)}
    >
      {block.kind === "element" ? (
        <ElementPart
          editor={editor}
          block={block}
          index={index}
          element={elementOf(block)}
          fields={fields[index] ?? []}
        />
      ) : (
        <TextPart editor={editor} block={block} problems={index < 0 ? [] : problemsIn(diagnostics, block)} />
      )}
      {names ? null : <Insert label={`Insert after ${nameOf(block)}`} index={at} onInsert={startInsert} />}
    </Stack>
  )

  return (
    <Body as={owner ? "div" : "section"} aria-label={owner ? undefined : "Body"} data-spaced={names && ""}>
      {shown.length === 0 && !names ? <Insert label="Insert here" index={0} onInsert={startInsert} /> : null}
      <Sortable
        items={shown.map((block, at) => ({
          key: keys[at] ?? String(at),
          label: nameOf(block),
          isFixed: block === newText || (at === 0 && elementOf(block)?.first !== undefined),
          content: contentOf(block, at, indexOf(at)),
        }))}
        onMove={(from, to) => edit((current) => moveBlock(current, kind, indexOf(from), offsetOf(from, to)))}
        onRemove={(at) => edit((current) => removeBlock(current, kind, indexOf(at)))}
      />
      <Row>
        {names?.map((name) => {
          const element = model.elements.find((one) => one.name === name)
          return element ? (
            <Button key={name} $kind="quiet" onClick={() => add(element)}>
              <Plus size={16} aria-hidden /> Add {element.label.toLowerCase()}
            </Button>
          ) : null
        })}
      </Row>
      <EditorContext value={editor}>
        {picture.element}
        {isInserting ? (
          <InsertDialog
            parent={owner?.name}
            onClose={() => setIsInserting(false)}
            onInsert={insert}
            onPicture={picture.choose}
          />
        ) : null}
      </EditorContext>
    </Body>
  )
}

interface ElementPartProps {
  editor: Editor
  block: ElementBlock & Range
  index: number
  element: ElementModel | undefined
  fields: readonly string[]
}

const ElementPart = ({ editor, block, index, element, fields }: ElementPartProps) => {
  const { text, cursor = -1, values, diagnostics } = editor
  const shown = [
    text.slice(block.start, block.end),
    index,
    ...fields.flatMap((name) => [name, valueAt(values, [name])]),
    cursor >= block.start && cursor <= block.end ? cursor - block.start : undefined,
  ]
  const problems = [
    ...problemsIn(diagnostics, block),
    ...fields.flatMap((name) => problemsOf(diagnostics, name)),
  ]
  return (
    <Part editor={editor} shown={shown} problems={problems}>
      <ElementCard block={block} index={index} fields={fields}>
        <InElement block={block} index={index} element={element}>
          <InnerBlocks />
        </InElement>
      </ElementCard>
    </Part>
  )
}

const InnerBlocks = () => <BlockList editor={useOpenEditor()} />

interface TextPartProps {
  editor: Editor
  block: Range
  problems: readonly PlacedProblem[]
}

const TextPart = ({ editor, block, problems }: TextPartProps) => {
  const { text, owner } = editor
  // Its place is always the current one, also while it is not rendered again.
  const place = useRef(block)
  useLayoutEffect(() => {
    place.current = block
  }, [block])
  const value = shownText(text, block)
  return (
    <>
      <Part editor={editor} shown={[value]} problems={problems}>
        <TextBlock
          value={value}
          problems={problemsOfText(problems, text, block)}
          place={place}
          label={owner ? `Text in ${owner.label}` : "Text"}
          {...(owner ? { parent: owner.name } : {})}
        />
      </Part>
      <Part editor={editor} shown={[]} problems={problems}>
        <ProblemList editor={editor} problems={problems} />
      </Part>
    </>
  )
}

const emptyText: Block = { kind: "text", start: 0, end: 0 }

/** The MDX of an element whose required attributes are empty. */
const blankElement = ({ name, props: { required = [] }, children }: ElementModel) => {
  const tag = [`<${name}`, ...required.map((prop) => `${prop}=""`)].join(" ")
  return children === "nothing" ? `${tag} />` : `${tag}>\n\n</${name}>`
}

interface InsertProps {
  label: string
  index: number
  onInsert: (index: number) => void
}

const Insert = memo(({ label, index, onInsert }: InsertProps) => (
  <Line>
    <IconButton $small label={label} icon={Plus} onClick={() => onInsert(index)} />
  </Line>
))

const Body = styled.section`
  &:not([data-spaced]) > ul {
    gap: 0;
  }
`

const Line = styled.div`
  display: grid;
  place-items: center;
  min-height: 28px;

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

import styled from "@emotion/styled"
import { useState } from "react"
import { flushSync } from "react-dom"
import { color, radius } from "../../host"
import { editChildren } from "../../source/edit-blocks"
import { type ElementBlock, parseSource } from "../../source/parse-source"
import { Fields } from "../form/field"
import { titleOf, valuesOf } from "../form/field-text"
import { ElementContext } from "../form/use-form"
import { EditorContext, useOpenEditor } from "../state/use-editor"
import { Label, Stack, TextArea } from "../ui/controls"
import { Dialog } from "../ui/dialog"
import type { FormProps } from "./form-props"

/** What a text does not have as words: an element is a button, which opens its form; other code is shown as it is. */
export const RawForm = ({ node, change }: FormProps) => {
  const { model } = useOpenEditor()
  const [isOpen, setIsOpen] = useState(false)
  const source = String(node.attrs.source)
  const block = elementOf(source)
  const element = model.elements.find(({ name }) => name === block?.name)
  const [, note] = /^\[\^(.+)\]$/.exec(source) ?? []
  if (note) return <sup title={`Footnote ${note}`}>{note}</sup>
  if (!block || !element) return <code>{source}</code>
  const { start = 0, end = 0 } = block.children ?? {}
  const content = source.slice(start, end).trim()
  const title = titleOf(block)
  return (
    <>
      <Chip
        type="button"
        aria-haspopup="dialog"
        aria-label={`${element.label}: ${content || title}`}
        title={`${element.label}: ${title}`}
        onClick={() => setIsOpen(true)}
      >
        {content && !content.includes("\n") ? content : `${element.label}: ${title}`}
      </Chip>
      {isOpen ? <ElementDialog source={source} change={change} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}

interface ElementDialogProps extends Pick<FormProps, "change"> {
  source: string
  onClose: () => void
}

const ElementDialog = ({ source, change, onClose }: ElementDialogProps) => {
  const editor = useOpenEditor()
  const [mdx, setMdx] = useState(source)
  const block = elementOf(mdx)
  const element = editor.model.elements.find(({ name }) => name === block?.name)
  if (!block || !element) return null
  const { start = 0, end = 0 } = block.children ?? {}
  const values = valuesOf(block)
  const inner: typeof editor = {
    ...editor,
    ...{ kind: "snippet", text: mdx, source: parseSource(mdx, "snippet"), scope: "dialog ", diagnostics: [] },
    edit: (change) =>
      setMdx((before) => {
        const edited = change(before)
        return typeof edited === "string" ? edited : edited.text
      }),
  }
  return (
    <Dialog
      title={element.label}
      action="Change"
      onClose={onClose}
      // At once: a text that is rendered before would replace it.
      onSubmit={async () => flushSync(() => change({ source: mdx }))}
    >
      {element.children === "nothing" ? null : (
        <Stack $gap={1}>
          <Label htmlFor="element-text">Text</Label>
          <TextArea
            id="element-text"
            value={mdx.slice(start, end)}
            onChange={({ target }) =>
              inner.edit((text) => editChildren(text, "snippet", 0, () => target.value))
            }
          />
        </Stack>
      )}
      <EditorContext value={inner}>
        <ElementContext value={{ index: 0, id: "dialog 0", name: block.name, values }}>
          <Fields editor={inner} schema={element.props} path={[]} value={values} />
        </ElementContext>
      </EditorContext>
    </Dialog>
  )
}

const elementOf = (mdx: string): ElementBlock | undefined => {
  const [block] = parseSource(mdx, "snippet").blocks
  return block?.kind === "element" ? block : undefined
}

const Chip = styled.button`
  padding: 0 4px;
  border: 1px dashed ${color.borderStrong};
  border-radius: ${radius.xs};
  background: ${color.bgSubtle};
  cursor: pointer;
`

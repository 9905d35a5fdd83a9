import type { Node } from "prosemirror-model"
import type { Command } from "prosemirror-state"
import type { EditorView, NodeView, NodeViewConstructor } from "prosemirror-view"
import { type ComponentType, useMemo, useState } from "react"
import { createPortal } from "react-dom"
import { CallOutForm } from "./call-out-form"
import { CodeForm } from "./code-form"
import { enterBlock, leaveBlock } from "./commands"
import type { FormProps } from "./form-props"
import { PictureForm } from "./picture-form"
import { RawForm } from "./raw-form"

const forms: Record<string, ComponentType<FormProps>> = {
  picture: PictureForm,
  raw_block: RawForm,
  raw_inline: RawForm,
  call_out: CallOutForm,
  code_block: CodeForm,
}

type Show = (host: HTMLElement, shown: FormProps | undefined) => void

/** A node with a form, which React draws, and below that its content. */
function formView(
  first: Node,
  view: EditorView,
  placeOf: () => number | undefined,
  showForm: Show,
): NodeView {
  let node = first
  const tag = node.isInline ? "span" : "div"
  const dom = document.createElement(tag)
  dom.dataset.form = node.type.name
  const host = dom.appendChild(document.createElement(tag))
  host.contentEditable = "false"
  const content = node.type.spec.code ? "pre" : "div"
  const contentDOM = node.isAtom ? null : dom.appendChild(document.createElement(content))
  const at = () => placeOf() ?? 0
  const run = (command: Command) => command(view.state, view.dispatch, view)
  const show = () =>
    showForm(host, {
      ...{ node, run },
      change: (attrs) => view.dispatch(view.state.tr.setNodeMarkup(at(), null, { ...node.attrs, ...attrs })),
      remove: () => {
        view.dispatch(view.state.tr.delete(at(), at() + node.nodeSize))
        view.focus()
      },
      leave: (isForward) => {
        const [start, end] = [at(), at() + node.nodeSize]
        const isInto = isForward && !node.isAtom
        run(isInto ? enterBlock(start + 1) : leaveBlock(isForward ? end : start, isForward))
        view.focus()
      },
    })
  show()
  return {
    dom,
    contentDOM,
    update: (next) => {
      if (next.type !== node.type) return false
      const isShown = next.sameMarkup(node)
      node = next
      if (!isShown) show()
      return true
    },
    stopEvent: ({ target, type }) => host.contains(target as Element) && !/^drag|^drop/.test(type),
    ignoreMutation: ({ target, type }) => type !== "selection" && !contentDOM?.contains(target),
    destroy: () => showForm(host, undefined),
  }
}

let count = 0

/** The views of the nodes that have a form. Return them, and the forms. */
export const useNodeViews = () => {
  const [all, setAll] = useState<ReadonlyMap<HTMLElement, FormProps>>(new Map())
  const nodeViews = useMemo(() => {
    const show: Show = (host, shown) => {
      host.id ||= `form ${count++}`
      setAll((before) => {
        const next = new Map(before)
        if (shown) next.set(host, shown)
        else next.delete(host)
        return next
      })
    }
    const make: NodeViewConstructor = (node, view, placeOf) => formView(node, view, placeOf, show)
    return Object.fromEntries(Object.keys(forms).map((name) => [name, make]))
  }, [])
  const elements = [...all].map(([host, shown]) => {
    const Form = forms[shown.node.type.name]
    return Form ? createPortal(<Form {...shown} />, host, host.id) : null
  })
  return { nodeViews, elements }
}

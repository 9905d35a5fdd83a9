import type { Node } from "prosemirror-model"
import type { Command } from "prosemirror-state"
import type { EditorView, NodeView, NodeViewConstructor, ViewMutationRecord } from "prosemirror-view"
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
class FormView implements NodeView {
  readonly dom: HTMLElement
  readonly contentDOM?: HTMLElement
  private readonly host: HTMLElement
  private readonly show: () => void
  private readonly showForm: Show
  private node: Node

  constructor(node: Node, view: EditorView, placeOf: () => number | undefined, showForm: Show) {
    this.node = node
    this.showForm = showForm
    this.dom = document.createElement(node.isInline ? "span" : "div")
    this.dom.dataset.form = node.type.name
    this.host = this.dom.appendChild(document.createElement(node.isInline ? "span" : "div"))
    this.host.contentEditable = "false"
    if (!node.isAtom)
      this.contentDOM = this.dom.appendChild(document.createElement(node.type.spec.code ? "pre" : "div"))
    const at = () => placeOf() ?? 0
    const run = (command: Command) => command(view.state, view.dispatch, view)
    this.show = () =>
      showForm(this.host, {
        ...{ node: this.node, run },
        change: (attrs) =>
          view.dispatch(view.state.tr.setNodeMarkup(at(), null, { ...this.node.attrs, ...attrs })),
        remove: () => {
          view.dispatch(view.state.tr.delete(at(), at() + this.node.nodeSize))
          view.focus()
        },
        leave: (isForward) => {
          const [start, end] = [at(), at() + this.node.nodeSize]
          const isInto = isForward && !this.node.isAtom
          run(isInto ? enterBlock(start + 1) : leaveBlock(isForward ? end : start, isForward))
          view.focus()
        },
      })
    this.show()
  }

  update(node: Node) {
    if (node.type !== this.node.type) return false
    const isShown = node.sameMarkup(this.node)
    this.node = node
    if (!isShown) this.show()
    return true
  }

  stopEvent({ target, type }: Event) {
    return this.host.contains(target as Element) && !/^drag|^drop/.test(type)
  }

  ignoreMutation({ target, type }: ViewMutationRecord) {
    return type !== "selection" && !this.contentDOM?.contains(target)
  }

  destroy() {
    this.showForm(this.host, undefined)
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
    const make: NodeViewConstructor = (node, view, placeOf) => new FormView(node, view, placeOf, show)
    return Object.fromEntries(Object.keys(forms).map((name) => [name, make]))
  }, [])
  const elements = [...all].map(([host, shown]) => {
    const Form = forms[shown.node.type.name]
    return Form ? createPortal(<Form {...shown} />, host, host.id) : null
  })
  return { nodeViews, elements }
}

import { useMemo, useState } from "react"
import { createPortal } from "react-dom"
import { useOpenEditor } from "../state/use-editor"
import { CallOutWidget } from "./call-out-widget"
import { ElementWidget } from "./element-widget"
import { PictureWidget } from "./picture-widget"
import { TableWidget } from "./table-widget"
import { knownElements, type Shown, showWidget, widgets } from "./widgets"

const components = {
  table: TableWidget,
  "call-out": CallOutWidget,
  picture: PictureWidget,
  element: ElementWidget,
}

let count = 0

/** Draw parts of a text as forms. Return the extension of the editor, and the forms. */
export const useWidgets = () => {
  const { model } = useOpenEditor()
  const [all, setAll] = useState<ReadonlyMap<HTMLElement, Shown>>(new Map())
  const extension = useMemo(
    () => [
      widgets,
      knownElements.of(model.elements.map(({ name }) => name)),
      showWidget.of((host, shown) => {
        host.id ||= `widget ${count++}`
        setAll((before) => {
          const next = new Map(before)
          if (shown) next.set(host, shown)
          else next.delete(host)
          return next
        })
      }),
    ],
    [model],
  )
  const elements = [...all].map(([host, shown]) => {
    const Component = components[shown.kind]
    return createPortal(<Component shown={shown} host={host} />, host, host.id)
  })
  return { extension, elements }
}

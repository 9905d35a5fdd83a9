import { createContext, use } from "react"
import { fieldName } from "../../../content/browser"
import { setProp } from "../../source/edit-blocks"
import { moveItem, setField } from "../../source/edit-fields"
import { type FieldPath, type Prop, parseSource, type SourceKind } from "../../source/parse-source"
import { valueAt } from "../../source/yaml-tree"
import type { Editor } from "../state/use-editor"
import { entryIdFor } from "./entry-id"

interface FormElement {
  index: number
  /** That of its block. */
  id: string
  name: string
  /** Its attributes. */
  values: Record<string, unknown>
}

/** The element whose attributes a form edits. Without one, a form edits the fields of the file. */
export const ElementContext = createContext<FormElement | undefined>(undefined)

/** How a form edits the text: as YAML, or as the attributes of an element. */
export const useForm = ({ edit, kind, values, savedText }: Editor) => {
  const element = use(ElementContext)
  /** The name of a field in diagnostics, and of its element. */
  const nameOf = (path: FieldPath) => (element ? `<${element.name} ${fieldName(path)}>` : fieldName(path))
  return {
    isElement: element !== undefined,
    nameOf,
    /** The id of a field, without "field " or "add ". */
    idOf: (path: FieldPath) => (element ? `${element.id} ${nameOf(path)}` : nameOf(path)),
    values: element ? element.values : values,
    /** @param value undefined: remove the field @param order names of the fields next to it, for the place of a new one */
    set: (path: FieldPath, value: unknown, order?: readonly string[], isTyped?: boolean) =>
      edit(
        (text) => {
          if (element) return setProp(text, kind, element.index, String(path[0]), value as Prop["value"])
          const id =
            kind === "data" && path.length === 2 ? entryIdFor(values, path, value, savedText) : undefined
          const named = setField(withoutExampleMark(text, kind, path), kind, path, value, order)
          return id === undefined ? named : setField(named, kind, [path[0] ?? 0, "id"], id, order)
        },
        value === undefined ? "" : `field ${element?.index} ${nameOf(path)}`,
        isTyped,
      ),
    move: (path: FieldPath, from: number, to: number) => edit((text) => moveItem(text, kind, path, from, to)),
  }
}

/** Without the comment above a value that says that it is the one of the example. */
const withoutExampleMark = (text: string, kind: SourceKind, path: FieldPath) => {
  const { start = 0 } = valueAt(parseSource(text, kind).fields, path) ?? {}
  return text.slice(0, start).replace(/ *# Example: [^\n]*\n(?=[^\n]*$)/, "") + text.slice(start)
}

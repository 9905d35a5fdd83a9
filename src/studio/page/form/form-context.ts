import { useMemo } from "react"
import { fieldName } from "../../../content-check/field-name"
import { setProp } from "../../source/edit-blocks"
import { insertItem, moveItem, removeField, removeItem, setField } from "../../source/edit-fields"
import type { FieldPath } from "../../source/parse-source"
import { strictContext } from "../state/strict-context"
import { useOpenEditor } from "../state/use-editor"

/** How a form edits the text: as YAML, or as the attributes of an element. */
export interface Form {
  /** @param order names of the fields next to it, for the place of a new one */
  set: (path: FieldPath, value: unknown, order?: readonly string[]) => void
  remove: (path: FieldPath) => void
  insert: (path: FieldPath, index: number, value: unknown) => void
  removeItem: (path: FieldPath, index: number) => void
  move: (path: FieldPath, from: number, to: number) => void
  /** The name of a field in diagnostics, and of its element. */
  nameOf: (path: FieldPath) => string
}

export const [FormContext, useForm] = strictContext<Form>("form")

/** Edit the fields of the open file. */
export const useFieldsForm = (): Form => {
  const { edit, kind } = useOpenEditor()
  return useMemo(
    () => ({
      set: (path, value, order) =>
        edit((text) => setField(text, kind, path, value, order), `field ${fieldName(path)}`),
      remove: (path) => edit((text) => removeField(text, kind, path)),
      insert: (path, index, value) => edit((text) => insertItem(text, kind, path, index, value)),
      removeItem: (path, index) => edit((text) => removeItem(text, kind, path, index)),
      move: (path, from, to) => edit((text) => moveItem(text, kind, path, from, to)),
      nameOf: fieldName,
    }),
    [edit, kind],
  )
}

/** Edit the attributes of an element. Lists in attributes are edited as text. */
export const usePropsForm = (index: number, element: string): Form => {
  const { edit, kind } = useOpenEditor()
  return useMemo(() => {
    const set: Form["set"] = ([name], value) =>
      edit(
        (text) => setProp(text, kind, index, String(name), value as string | number | boolean | undefined),
        `prop ${index} ${name}`,
      )
    const unsupported = () => {}
    return {
      set,
      remove: (path) => set(path, undefined),
      insert: unsupported,
      removeItem: unsupported,
      move: unsupported,
      nameOf: (path) => `<${element} ${fieldName(path)}>`,
    }
  }, [edit, kind, index, element])
}

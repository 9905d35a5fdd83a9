import { type RefObject, useEffect } from "react"
import { parseObject, readStorage, removeStorage, writeStorage } from "../../../util/storage"

/**
 * Save a form's texts in session storage, and restore them after a reload or a visit to another page. Does not
 * overwrite fields that have a value.
 *
 * @param key of the storage entry
 * @param names of the fields; must be the same array on every render
 * @param isSent true once the form has been sent: removes the entry
 */
export const useSavedTexts = (
  form: RefObject<HTMLFormElement | null>,
  key: string,
  names: readonly string[],
  isSent: boolean,
) => {
  useEffect(() => {
    if (isSent) return removeStorage("sessionStorage", key)
    const element = form.current
    if (!element) return
    const fields = names.flatMap((name) => element.querySelector<TextControl>(`[name="${name}"]`) ?? [])
    const saved = parseObject(readStorage("sessionStorage", key))
    for (const field of fields) {
      const text = saved[field.name]
      if (field.value === "" && typeof text === "string") field.value = text
    }
    const save = () => {
      const texts = Object.fromEntries(fields.map(({ name, value }) => [name, value]))
      writeStorage("sessionStorage", key, JSON.stringify(texts))
    }
    element.addEventListener("input", save)
    return () => element.removeEventListener("input", save)
  }, [form, key, names, isSent])
}

type TextControl = HTMLInputElement | HTMLTextAreaElement

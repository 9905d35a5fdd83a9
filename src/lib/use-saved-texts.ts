import { type RefObject, useEffect } from "react"
import { parseObject, readStorage, removeStorage, writeStorage } from "./storage"

/**
 * Save a form's texts in session storage, so that a reload or another page does not lose them. Does not overwrite
 * filled fields.
 *
 * @param key of the storage entry
 * @param names of the fields; must not change
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
    const shown = form.current
    if (!shown) return
    const fields = names.flatMap((name) => shown.querySelector<TextControl>(`[name="${name}"]`) ?? [])
    const saved = parseObject(readStorage("sessionStorage", key))
    for (const field of fields) {
      const text = saved[field.name]
      if (field.value === "" && typeof text === "string") field.value = text
    }
    const save = () =>
      writeStorage(
        "sessionStorage",
        key,
        JSON.stringify(Object.fromEntries(fields.map(({ name, value }) => [name, value]))),
      )
    shown.addEventListener("input", save)
    return () => shown.removeEventListener("input", save)
  }, [form, key, names, isSent])
}

type TextControl = HTMLInputElement | HTMLTextAreaElement

import { type RefObject, useEffect } from "react"
import { parseObject, readStorage, removeStorage, writeStorage } from "./storage"

/**
 * Keeps what is written into fields of a form in the tab's storage, so that a reload, or a visit to another page, loses
 * none of it. What is in a field already stays.
 *
 * @param key of the entry in the storage
 * @param names of the fields; always the same list
 * @param over true when the form has been sent: nothing is kept any more
 */
export const useKeptTexts = (
  form: RefObject<HTMLFormElement | null>,
  key: string,
  names: readonly string[],
  over: boolean,
) => {
  useEffect(() => {
    if (over) return removeStorage("sessionStorage", key)
    const shown = form.current
    if (!shown) return
    const fields = names.flatMap((name) => shown.querySelector<TextControl>(`[name="${name}"]`) ?? [])
    const kept = parseObject(readStorage("sessionStorage", key))
    for (const field of fields) {
      const text = kept[field.name]
      if (field.value === "" && typeof text === "string") field.value = text
    }
    const keep = () =>
      writeStorage(
        "sessionStorage",
        key,
        JSON.stringify(Object.fromEntries(fields.map(({ name, value }) => [name, value]))),
      )
    shown.addEventListener("input", keep)
    return () => shown.removeEventListener("input", keep)
  }, [form, key, names, over])
}

type TextControl = HTMLInputElement | HTMLTextAreaElement

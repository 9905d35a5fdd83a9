import { capitalised } from "../../../util/words"
import type { Diagnostic, Entry, FieldSchema, StudioModel } from "../../api"
import { labelOf, singularOf } from "./field-text"

/**
 * A description in the words of the studio: names of fields, elements and data files as it shows them, and no sentence
 * about what is written in a file.
 */
export const hintOf = (description: string) =>
  withoutFiles(
    description
      .replace(/[,;]? (?:year-month-day|(?:always )?in quotes),?/g, "")
      .replace(/^(?:The `id` of|true) (\w)/, (_, letter: string) => letter.toUpperCase()),
  )

type Titled = Pick<Entry, "file" | "title">

/** A problem, and what to do, in the words of the studio: also dates as a field shows them, and titles of documents. */
export const problemText = ({ rule, message, fix }: Diagnostic, entries: readonly Titled[]) => {
  const text = `${message}. ${fix}.`
    .replace("remove this comment if", "say that")
    .replace(" (draft: true)", "")
  return messageOf(/date/.test(rule) ? withDates(text) : text, entries)
}

export const messageOf = (message: string, entries: readonly Titled[]) =>
  withoutFiles(
    message
      .replace(/`{3,}(\w+)/g, "three backticks and “$1”")
      .replace(/`{3,}/g, "three backticks")
      .replace(/(?<=another )`/g, "backtick")
      .replace(/``? ?(.+?) ?``?/g, "“$1”")
      .replace("`", ""),
    entries,
  )

/** Without the commands and names of files in a text. */
const withoutFiles = (text: string, entries: readonly Titled[] = []) =>
  text
    .replace(/[;,] content\/FIELDS\.md\S* lists the names/g, "")
    .replace(filePath, (_, path: string) => {
      const entry = entries.find(
        ({ file }) => file.startsWith(`content/${path}`) || file.endsWith(`/${path}`),
      )
      const [name = path] = path
        .replace(/\/index\.mdx$|\.\w+$/, "")
        .split("/")
        .slice(-1)
      return `“${entry?.title ?? wordsOf(name)}”`
    })
    .replace(/`<?([\w.]+)>?`/g, (_, name: string) => `“${wordsOf(name)}”`)
    .split(/(?<=[.!?])\s+(?=\p{Lu})/u)
    .filter((sentence) => !/`|\.mdx\b|content\/|\bnpm /.test(sentence))
    .join(" ")

const filePath = /`?(?:content\/)?((?:[\w-]+\/)*[\w-]+\.(?:mdx|yaml)|(?<=content\/)[\w/-]+)(?::\d+)*`?/g

const wordsOf = (name: string) => {
  const labels = name.split(".").map((part) => labelOf(part.replaceAll("-", " ")).toLowerCase())
  return capitalised(labels.join(", "))
}

/** The place of a problem, e.g. "Feedback, fourth tile, value" for `feedback[3].value`, and "Tab, label" for `<Tab label>`. */
export const placeName = (field: string, schema: FieldSchema | undefined, { elements }: StudioModel) => {
  const [, name, prop] = /^<(\w+) ?(\w*)>$/.exec(field) ?? []
  const element = elements.find((one) => one.name === name)
  if (element) return partsOf(prop ?? "", element.props, [element.label]).join(", ")
  const isPath = /^[\w.[\]]+$/.test(field)
  return capitalised(isPath ? partsOf(field, schema, []).join(", ") : messageOf(field, []) || "this page")
}

/** @param singular of the list that the field is an entry of */
function partsOf(
  field: string,
  schema: FieldSchema | undefined,
  named: readonly string[],
  singular = "entry",
): string[] {
  const [found = "", key, index] = /^\.?(?:(\w+)|\[(\d+)\])/.exec(field) ?? []
  const rest = field.slice(found.length)
  if (!found) return [...named]
  if (index) return partsOf(rest, schema?.items, [...named, `${ordinalOf(Number(index))} ${singular}`])
  const own = schema?.properties?.[key ?? ""]
  return partsOf(rest, own, [...named, labelOf(key, own).toLowerCase()], singularOf(key, own))
}

const ordinals = "first second third fourth fifth sixth seventh eighth ninth tenth".split(" ")
const ordinalOf = (index: number) => ordinals[index] ?? `${index + 1}th`

/** The dates of a message as the field shows them: in the form of the browser's language. */
const withDates = (message: string) =>
  message.replace("year-month-day, e.g. ", "").replace(/\b(\d{4})-(\d\d)-(\d\d)\b/g, (date) => {
    const day = new Date(`${date}T00:00`)
    return Number.isNaN(day.getTime())
      ? date
      : day.toLocaleDateString(undefined, { year: "numeric", month: "2-digit", day: "2-digit" })
  })

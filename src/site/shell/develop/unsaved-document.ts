/** The document that the studio is editing, for the page next to the editor. */
type Values = Readonly<Record<string, unknown>>

declare global {
  interface Window {
    /** The typed node of the text that the studio is editing. */
    unsavedDocument?: Values | undefined
  }
}

const changeEvent = "unsaveddocument"

/** Show the typed node of an unsaved text on a page. @public */
export const showUnsavedDocument = (page: Window, document: Values) => {
  page.unsavedDocument = document
  page.dispatchEvent(new Event(changeEvent))
}

/** For `useSyncExternalStore`. */
export const unsavedDocument = {
  subscribe: (onChange: () => void) => {
    addEventListener(changeEvent, onChange)
    return () => removeEventListener(changeEvent, onChange)
  },
  get: () => window.unsavedDocument,
}

/** The result of a page's query with the values of its document's node, where they have the same shape. */
export const withDocument = (data: unknown, node: Values): unknown => {
  const document = isValues(data) ? data.document : undefined
  if (!isValues(data) || !isValues(document) || document.path !== node.path) return data
  let isComplete = true
  const merge = (result: unknown, value: unknown): unknown => {
    if (result === null && isObject(value)) isComplete = false
    // An image or another file, of which a resolver has made an object.
    if (typeof value === "string" && value.startsWith("./")) return result
    // Other content may be shown instead of an empty list.
    if (Array.isArray(value) && value.length === 0) return result
    if (Array.isArray(result) && Array.isArray(value))
      return value.map((item, index) => merge(result[index] ?? result.at(-1) ?? null, item))
    if (isValues(result) && isValues(value))
      return Object.fromEntries(
        Object.entries(result).map(([key, child]) => [key, key in value ? merge(child, value[key]) : child]),
      )
    return isObject(result) || isObject(value) ? result : value
  }
  const shown = { ...(merge(document, { ...node, body: null }) as Values), body: node.body }
  // The body names its images and files by their index. New ones, and new fields, come with Gatsby's own result.
  const hasSameFiles = filesOf(document) === filesOf(node)
  // The query includes what a new section shows of other content only when Gatsby has run it again.
  const names = ["Prose", ...namesOf(document)]
  const hasSameSections = namesOf(node).every((name) => names.includes(name))
  return isComplete && hasSameFiles && hasSameSections ? { ...data, document: shown } : data
}

const namesOf = ({ body }: Values): string[] =>
  Array.isArray(body) ? body.map(([name]) => String(name)) : []

const filesOf = ({ bodyImages, bodyFiles }: Values) => `${lengthOf(bodyImages)} ${lengthOf(bodyFiles)}`

const lengthOf = (list: unknown) => (Array.isArray(list) ? list.length : 0)

const isObject = (value: unknown) => typeof value === "object" && value !== null

const isValues = (value: unknown): value is Values => isObject(value) && !Array.isArray(value)

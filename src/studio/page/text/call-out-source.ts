import { callOutKinds } from "../../../content/browser"

/** The first line of a call-out. */
export interface CallOut {
  /** What is before the kind, e.g. `:::`. */
  before: string
  kind: (typeof callOutKinds)[number]
  title: string
}

/** Undefined if a line begins no call-out, or one of a kind that does not exist. */
export const callOutIn = (line: string): CallOut | undefined => {
  const [, before = "", word = "", label = "", rest = ""] =
    /^([\s>]*(?::{3,}|\[!))([a-z]+)(?:\]|\[(.*)\])?(.*)$/i.exec(line) ?? []
  const kind = callOutKinds.find((one) => one === word.toLowerCase())
  const isQuotation = before.endsWith("!")
  if (!kind || (!isQuotation && rest.trim())) return undefined
  return { before, kind, title: isQuotation ? rest.replace(/^ /, "") : label.replace(/\\([[\]])/g, "$1") }
}

export const writeCallOut = ({ before, kind, title }: CallOut) =>
  before.endsWith("!")
    ? `${before}${kind.toUpperCase()}]${title ? ` ${title}` : ""}`
    : `${before}${kind}${title ? `[${title.replace(/[[\]]/g, "\\$&")}]` : ""}`

import { decodeEntities, hasOtherEntities } from "../../util/markup"
import { match } from "./lines"
import type { ElementBlock, Prop, Range } from "./source"

export interface Tag extends Range, Pick<ElementBlock, "name" | "props" | "propsEnd"> {
  /** Whether children follow: the tag is neither closing nor closed. */
  isOpening: boolean
  isClosing: boolean
}

/** The tag at an offset. Undefined if there is none, or it is incomplete. */
export const tagAt = (text: string, start: number): Tag | undefined => {
  const [head, slash, name = ""] = match(/<(\/?)([A-Za-z_$][\w$.:-]*)?/y, text, start) ?? []
  if (head === undefined || (!name && text[start + head.length] !== ">")) return undefined
  const props: Tag["props"] = Object.create(null)
  let propsEnd = start + head.length
  for (;;) {
    const at = propsEnd + (match(/\s+/y, text, propsEnd)?.[0].length ?? 0)
    const [end, selfClosing] = match(/(\/?)\s*>/y, text, at) ?? []
    if (end !== undefined)
      return {
        start,
        end: at + end.length,
        name,
        props,
        propsEnd,
        isClosing: slash === "/",
        isOpening: !slash && !selfClosing,
      }
    const spread = text[at] === "{" ? bracesEnd(text, at) : undefined
    const attribute = spread === undefined && at > propsEnd ? attributeAt(text, at) : undefined
    if (attribute) props[attribute.name] = attribute.prop
    const next = spread ?? attribute?.prop.range.end
    if (next === undefined) return undefined
    propsEnd = next
  }
}

/** The end of code in braces. Undefined if they are not closed. */
export const bracesEnd = (text: string, start: number): number | undefined => {
  const token = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\[\s\S]|[^`\\])*`|\/\*[\s\S]*?\*\/|\/\/.*|[{}]/g
  token.lastIndex = start
  let depth = 0
  for (let found = token.exec(text); found; found = token.exec(text)) {
    if (found[0] === "{") depth += 1
    if (found[0] === "}") depth -= 1
    if (depth === 0) return token.lastIndex
  }
}

function attributeAt(text: string, start: number): { name: string; prop: Prop } | undefined {
  const found = match(/([A-Za-z_$][\w$:-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|(\{)))?/y, text, start)
  if (!found) return undefined
  const [written, name = "", double, single, brace] = found
  const quoted = double ?? single
  if (!brace) {
    const range = { start, end: start + written.length }
    return { name, prop: { value: quoted === undefined ? true : textOf(quoted), range } }
  }
  const open = start + written.length - 1
  const end = bracesEnd(text, open)
  if (end === undefined) return undefined
  return { name, prop: { value: literal(text.slice(open + 1, end - 1).trim()), range: { start, end } } }
}

/** Undefined for text with entities that cannot be decoded here. */
function textOf(quoted: string) {
  return hasOtherEntities(quoted) ? undefined : decodeEntities(quoted)
}

function literal(code: string) {
  if (/^(?:true|false|-?\d+(?:\.\d+)?|"[^"\\\n]*")$/.test(code) || numbers.test(code))
    return JSON.parse(code) as Prop["value"]
  return /^(?:'[^'\\\n]*'|`[^`\\$]*`)$/.test(code) ? code.slice(1, -1) : undefined
}

const numbers = /^\[\s*-?\d+(?:\.\d+)?(?:\s*,\s*-?\d+(?:\.\d+)?)*\s*\]$/

import type { Nodes, Parents } from "mdast"

/** Names that Python and JavaScript write between two pairs of underscores. */
const betweenUnderscores = new Set(
  "all call class dict dirname doc enter eq exit filename file hash init iter len main name new next path proto repr slots str typename version".split(
    " ",
  ),
)

/** Characters of words of code. Other scripts, as Japanese, are the sentence around them, also without spaces. */
const characters = "[!-{}~\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{M}]*"
const leftPart = new RegExp(`${characters}$`, "u")
const rightPart = new RegExp(`^${characters}`, "u")
const longest = 200

/** What a name of code is next to in a sentence, and what is no part of it. */
const before = /^["'([{<]+/
const after = /(?:["'\]}>.,;:!?]|(?<!\([^()]*)\))+$/

/**
 * The place of the words of code that a mark of Markdown is part of, e.g. `1920*1080*60`; undefined if the marks may be
 * meant, as in `un*believ*able`.
 * @param start of the marked text with its marks @param end of the same
 */
export const codeAround = (
  text: string,
  start: number,
  end: number,
): [from: number, to: number] | undefined => {
  const left = leftPart.exec(text.slice(Math.max(0, start - longest), start))?.[0] ?? ""
  const right = rightPart.exec(text.slice(end, end + longest))?.[0] ?? ""
  const from = start - left.replace(before, "").length
  const to = end + right.replace(after, "").length
  const [mark = ""] = /^([*_~])\1?/.exec(text.slice(start, end)) ?? []
  const inside = text.slice(start + mark.length, end - mark.length)
  return isCode(text.slice(from, start), mark, inside, text.slice(end, to)) ? [from, to] : undefined
}

/** The same of a node, undefined also if it has no marks. @param parent of the node @param text of the whole body */
export const codeNameOf = (node: Nodes, parent: Parents, text: string) => {
  if (node.type !== "emphasis" && node.type !== "strong" && node.type !== "delete") return undefined
  const from = startOf(parent.children[0])
  const written = text.slice(from, parent.children.at(-1)?.position?.end.offset)
  const place = codeAround(written, startOf(node) - from, (node.position?.end.offset ?? 0) - from)
  return place && { from: from + place[0], to: from + place[1] }
}

const startOf = (node?: Nodes) => node?.position?.start.offset ?? 0

function isCode(left: string, mark: string, inside: string, right: string): boolean {
  const isInWord = /[\p{L}\p{N}_]$/u.test(left) && /^[\p{L}\p{N}_]/u.test(right)
  const isPath = /^[/\\]/.test(inside) && (/[/\\]$/.test(inside) || left !== "" || right !== "")
  const isInPath = /(?:^|[\w.~-])[/\\]$/.test(left) && /^(?:[/\\](?:[\w.]|$)|$)/.test(right)
  if (isPath || (isInPath && (right !== "" || /^\.\w/.test(inside))) || (isInWord && /\s/.test(inside)))
    return true
  if (mark.startsWith("_"))
    return (
      /^(?:\.\w|\(|\[|=|::|[/\\]\w+[./\\])/.test(right) ||
      /(?:\w[.([]|=|::|->|\w\/)$/.test(left) ||
      /\w_\w/.test(inside) ||
      (mark === "__" && betweenUnderscores.has(inside))
    )
  if (mark === "~") return isInWord && !/^[\w+-]{1,8}$/.test(inside) // H~2~O has a rule of its own.
  const hasExtension = /^\.[a-z]\w{0,4}(?!\w)/.test(right) && !/^\p{Lu}/u.test(inside)
  if (hasExtension || left.endsWith("=") || (left.endsWith(".") && inside.endsWith("."))) return true
  const parts = `${left}*${inside}*${right}`.split(/\*+/).map((part) => part.replace(/[()[\]]/g, ""))
  const letters = parts.filter((part) => /^\w$/.test(part))
  return isInWord && (letters.length > 1 || parts.some((part) => /[\d_]/.test(part)))
}

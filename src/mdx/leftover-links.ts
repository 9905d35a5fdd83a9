import type { Leftover } from "./leftovers"

/** Links, pictures and footnotes that could not be read. @param text As `unreadText` gives it. */
export const leftoverLinks = (text: string): Leftover[] => [
  ...opened(text),
  ...marks.flatMap(([kind, mark, message]) =>
    [...text.matchAll(mark)].flatMap((match) => {
      const told = message(match.groups ?? {})
      return told ? [leftover(kind, match[0], match.index, told)] : []
    }),
  ),
]

/** Where a link may lead, so far as it tells a link from other brackets. */
const address = String.raw`(?<address>(?:\.{0,2}\/(?![\s/])|https?:\/\/|mailto:|tel:|www\.)[^\s()[\]]*|#[a-z][\w-]*(?=[)\]]))`

const marks: [kind: string, mark: RegExp, message: (groups: Record<string, string>) => string | undefined][] =
  [
    [
      "link",
      new RegExp(String.raw`!?\[(?<text>[^[\]]+)\]\s+\(${address}`, "g"),
      // [1] (https://…) is how some write their sources.
      ({ text = "", address = "" }) =>
        /^\d+$/.test(text)
          ? undefined
          : `is not read as a link or picture: a space stands behind the bracket. Write ](${address}) right behind the text`,
    ],
    [
      "link",
      new RegExp(String.raw`\([^()[\]]+\)\[${address}\]`, "g"),
      ({ address }) =>
        `is not read as a link: its brackets stand the other way round. Write [text](${address})`,
    ],
    [
      "link",
      new RegExp(String.raw`!?\[[^[\]()\uFFFC]*\(${address}\)(?=[^[\]]*(?:\[|$))`, "g"),
      ({ address }) =>
        `is not read as a link or picture: the bracket around its text is not closed. Write ](${address}) behind the text`,
    ],
    [
      "link",
      new RegExp(String.raw`(?<=^[^[\uFFFC]*)\]\(${address}`, "g"),
      ({ address }) => `is not read as a link: no bracket opens before its text. Write [text](${address})`,
    ],
    [
      "footnote",
      /\[\^[^\]\s]+\]/g,
      () => "there is no such footnote. Write it on a line of its own: [^1]: the note",
    ],
    ["link", /\[[^\]]+\]\[[^\]]*\]/g, () => "its address is written nowhere. Write [text](address)"],
  ]

/** Text in brackets with a parenthesis behind it that is no link for all that. */
const opened = (text: string): Leftover[] =>
  [...text.matchAll(/!?\[(?:[^[\]]|\[[^[\]]*\])*\]\(/g)].map((match) => {
    const rest = text.slice(match.index + match[0].length)
    const inner = beforeClosing(rest)
    const shown = match[0] + (inner === undefined ? (/^\S*/.exec(rest)?.[0] ?? "") : `${inner})`)
    const reason =
      inner === undefined
        ? "its parenthesis is not closed. Write ) behind the address, or behind its caption"
        : faultOf(inner)
    return leftover("link", shown, match.index, `is not read as a link or picture: ${reason}`)
  })

/** What stands before the parenthesis that closes, unless none does. */
function beforeClosing(text: string): string | undefined {
  let open = 1
  for (const { 0: bracket, index } of text.matchAll(/[()]/g)) {
    open += bracket === "(" ? 1 : -1
    if (open === 0) return text.slice(0, index)
  }
  return undefined
}

/** What is wrong between the parentheses. */
function faultOf(inner: string): string {
  const [, address = "", caption = ""] = /^(\S+)\s+(.+)$/s.exec(inner.trim()) ?? []
  if (!caption) return "write [text](address), without another link or picture in its text"
  if (/^[“”„‘’‚«»]|^["'].*[“”‘’«»]$/s.test(caption))
    return 'its caption needs straight quotation marks. Write (./picture.jpg "caption")'
  const [mark] = /^["']/.exec(caption) ?? []
  if (mark)
    return caption.length > 1 && caption.endsWith(mark)
      ? "its caption holds quotation marks. Write curly ones in it: “ and ”"
      : `its caption has no closing quotation mark. Write ${mark} behind it`
  const ends = /(?:\/|\.\w{2,5})$/
  return ends.test(address) && !ends.test(caption)
    ? "words stand behind its address. Write ) right behind the address; a caption stands in straight quotation marks"
    : "there is a space in its address. Write %20 for it"
}

const leftover = (kind: string, shown: string, at: number, message: string): Leftover => ({
  kind: kind === "link" && shown.startsWith("!") ? "image" : kind,
  at,
  length: shown.length,
  message,
})

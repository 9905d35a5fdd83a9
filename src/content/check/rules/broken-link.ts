import { type Form, marksIn, reportUnread, type UnreadMark } from "../body/unread-text"
import { defineRule } from "../rule"

/** Links, images and footnotes that are shown as they are written. */
export const brokenLink = defineRule({
  id: "broken-link",
  about: "Links and pictures that are not written exactly are shown to visitors with their brackets.",
  examples: { in: "body", wrong: ["[a] (/company/)", "It is.[^1]"], right: ["[a](/company/)"] },
  body: (body, report) =>
    reportUnread(body, brokenLink, report, (text) => [...linksInBrackets(text), ...marksIn(text, forms)]),
})

/** Brackets that are no link are code. */
const orCode = "If it is code, put it in backticks"

const notRead = "is not read as a link or picture"

/** An address, as far as it distinguishes a link from other brackets. */
const address = String.raw`(?<address>(?:\.{0,2}\/(?![\s/])|https?:\/\/|mailto:|tel:|www\.)[^\s()[\]]*|#[a-z][\w-]*(?=[)\]]))`

const forms: Form[] = [
  [
    // Not [1] (https://…), which is how some write their sources.
    new RegExp(String.raw`!?\[(?!\d+\])[^[\]]+\]\s+\(${address}`, "g"),
    `${notRead}: there is a space after the bracket`,
    ({ address }) => `Write ](${address}) directly after the text`,
  ],
  [
    new RegExp(String.raw`\([^()[\]]+\)\[${address}\]`, "g"),
    "is not read as a link: its brackets are in the wrong order",
    ({ address }) => `Write [text](${address})`,
  ],
  [
    new RegExp(String.raw`!?\[[^[\]()\uFFFC]*\(${address}\)(?=[^[\]]*(?:\[|$))`, "g"),
    `${notRead}: the bracket around its text is not closed`,
    ({ address }) => `Write ](${address}) after the text`,
  ],
  [
    // The sign first: looking back from every letter of a long text takes seconds.
    new RegExp(String.raw`\](?<=^[^[\uFFFC]*)\(${address}`, "g"),
    "is not read as a link: there is no bracket before its text",
    ({ address }) => `Write [text](${address})`,
  ],
  [
    /\[\^[^\]\s]+\]/g,
    "this footnote does not exist",
    `Write it on a line of its own: [^1]: the note. ${orCode}`,
  ],
  [/\[[^\]]+\]\[[^\]]*\]/g, "is not read as a link: it has no address", `Write [text](address). ${orCode}`],
]

/** A text in brackets with a parenthesis after it that is not a link. */
const linksInBrackets = (text: string): UnreadMark[] =>
  [...text.matchAll(/!?\[(?:[^[\]]|\[[^[\]]*\])*\]\(/g)].map(({ 0: start, index }) => {
    const rest = text.slice(index + start.length)
    const inner = beforeClosing(rest)
    if (inner === undefined) {
      const fix = "Write ) after the address, or after its caption"
      const [found = ""] = rest.split(/\s/)
      return unread(start + found, index, `${notRead}: its parenthesis is not closed`, fix)
    }
    const [reason, fix] = explainInner(inner)
    return unread(`${start}${inner})`, index, `${notRead}: ${reason}`, fix)
  })

/** The text before the parenthesis that closes, if one does. */
function beforeClosing(text: string): string | undefined {
  let open = 1
  for (const { 0: bracket, index } of text.matchAll(/[()]/g)) {
    open += bracket === "(" ? 1 : -1
    if (open === 0) return text.slice(0, index)
  }
  return undefined
}

/** What is wrong between the parentheses. */
function explainInner(inner: string): [reason: string, fix: string] {
  const [, url = "", caption = ""] = /^(\S+)\s+(.+)$/s.exec(inner.trim()) ?? []
  if (!caption) return ["its text has another link or picture in it", "Write [text](address)"]
  if (/^[“”„‘’‚«»]|^["'].*[“”‘’«»]$/s.test(caption))
    return ["its caption has curly quotation marks", 'Write (./picture.jpg "caption")']
  const [mark] = /^["']/.exec(caption) ?? []
  if (mark && caption.length > 1 && caption.endsWith(mark))
    return ["there are quotation marks in its caption", "Write curly ones: “ and ”"]
  if (mark) return ["its caption has no closing quotation mark", `Write ${mark} after it`]
  const end = /(?:\/|\.\w{2,5})$/
  return end.test(url) && !end.test(caption)
    ? [
        "there are words after its address",
        "Write ) directly after the address, or put the words in straight quotation marks",
      ]
    : ["there is a space in its address", `Write %20 instead. ${orCode}`]
}

const unread = ({ length }: string, at: number, message: string, fix: string): UnreadMark => ({
  at,
  length,
  message,
  fix,
})

import { codeAround } from "./code-name"

/** Elements of HTML that people write in texts. */
const tags = "a b br code del div em h[1-6] i img li mark ol p small span strong sub sup u ul".replaceAll(
  " ",
  "|",
)

/** Markdown and HTML, which a field would show as written, and the message for each. */
const marks: [mark: RegExp, message: string][] = [
  [/\*\*[^*]+\*\*|(?<![\w*])\*[^\s*][^*]*\*(?![\w*])/, "shows its asterisks. Remove them"],
  [/(?<![\w])(?:__[^_]+__|_[^\s_][^_]*_)(?!\w)/, "shows its underscores. Remove them"],
  [/~~[^~]+~~/, "shows its tildes. Remove them"],
  [/`[^`]+`/, "shows its backticks. Remove them"],
  [
    /!?\[[^\]]{0,200}\]\([^)]{0,200}\)|<https?:[^<>]*>/,
    "shows the brackets of its link. Write the words alone",
  ],
  [/\[\^[\w-]+\]/, "shows the mark of its footnote. Write footnotes in the text"],
  [/\{site\.\w+\}/, "shows its braces. Write the value itself"],
  [/\\[*_`~[\]<>#{}&]/, "shows its backslash. Remove it"],
  [/^(?:#{1,6} \S|> \S|[-+*] \p{L})/u, "shows the mark at its beginning. Remove it"],
  [
    /&(?:#\d+|#x[\da-fA-F]+|[a-z]{2,8}\d{0,2});/,
    "shows the letters of an HTML character. Write the character itself",
  ],
  [new RegExp(`<!--|</?(?:${tags})(?:\\s[^<>]*)?/?>`, "i"), "shows the HTML in it. Write the words alone"],
]

/** The problem of a text that contains Markdown or HTML, with the fix. Fields contain plain text. */
export const formattingProblem = (value: string): string | undefined =>
  marks.find(([mark]) => {
    const found = mark.exec(value)
    if (!found || !/^[*_]/.test(found[0])) return found
    return !codeAround(value, found.index, found.index + found[0].length)
  })?.[1]

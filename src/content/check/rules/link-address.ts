import type { Nodes } from "mdast"
import { decodeUri } from "../../../util/decode-uri"
import { isImagePath } from "../../compile/address"
import { defineRule, type FixableProblem, type Problem } from "../rule"
import { isPage, pageAddress, publishedPages } from "../site-pages"
import { didYouMean } from "../suggestion"
import { isHiddenNote } from "./footnote"
import { isSpacedNote } from "./foreign-markdown"

/** Links to addresses that are not possible. Paths in fields are checked by the field's definition. */
export const linkAddress = defineRule({
  id: "link-address",
  about: "Links lead to a path of this site, a heading (#costs), or a https://, mailto: or tel: address.",
  examples: {
    in: "body",
    wrong: [
      "[a](http://a.org)",
      "[a](/services)",
      "[a](../go/)",
      "[a](./b.jpg)",
      "[a](/services.html)",
      "[a](www.a.org)",
      "See www.a.org.",
      "https://a.org。ありがとう",
    ],
    right: ["[a](/services/)", "<https://a.org>。ありがとう", "https://ja.wikipedia.org/wiki/日本"],
  },
  node: ({ node }, { text }) =>
    gluedProblem(node, text) ??
    ((node.type === "link" || node.type === "definition") &&
    !isRelative(node.url) &&
    !isHiddenNote(node) &&
    !isSpacedNote(node)
      ? linkProblem(node.url)
      : undefined),
  link(url, entry, site) {
    const withSlash = pageAddress(url)
    if (withSlash !== url && isPage(withSlash, site))
      return ["the path of a page ends in a slash", `Write ${withSlash}`]
    if (!isRelative(url)) return undefined
    const [message, fix] = noAddress(url)
    if (fix !== anyAddress) return [message, fix]
    const file = url.replace(/^(?!\.\/)/, "./")
    if (entry.document && site.model.sections.Download?.props.safeParse({ file, label: "…" }).success)
      return [message, `For a file next to this document, write <Download file="${file}" label="…" />`]
    const path = url.replace(/\/?(?:index\.mdx?)?$/, "/").replace(/^[./]*/, "/")
    const pages = publishedPages(site)
    const target = pages.find((page) => page.endsWith(path))
    return [message, target ? `Write ${target}` : didYouMean(url, pages, fix)]
  },
})

/** The end of a bare address: punctuation that is not ASCII, or a letter without capitals, as か, after a word. */
const end = String.raw`(?![!-~・·])\p{P}|(?<=(?:^|\/)[\w.-]*\w)\p{Lo}`
const glued = new RegExp(String.raw`^(?:https?:\/\/)?(\S+?)([*_~]*(?:${end}).*)`, "isu")

/** A text that follows an address without a space, and becomes part of it. */
function gluedProblem({ type, position }: Nodes, text: string): FixableProblem | undefined {
  const written = type === "link" ? text.slice(position?.start.offset, position?.end.offset) : ""
  const [, host, rest = ""] = /^(?:https?:|www\.)/i.test(written) ? (glued.exec(written) ?? []) : []
  if (!host) return undefined
  const fix = `Put the address between < and >. If it ends before ${rest[0]}: <https://${host}>`
  return ["the words after this address are read as part of it", fix, `<https://${host}>${rest}`, "warning"]
}

/** What is wrong with the address of a link, if anything. */
export const linkProblem = (url: string): Problem | undefined => {
  if (url === "") return ["this link has no address", "Write it between the parentheses"]
  if (/^mailto:/i.test(url) && !isMailLink(url))
    return ["is not a mail address", "Write e.g. mailto:hello@example.com"]
  if (/^tel:/i.test(url) && !/^tel:(?:\+(?:[\s().-]*\d){7,15}|[\d*#().\s-]{2,})\s*$/i.test(decodeUri(url)))
    return ["is not a phone number", "Write e.g. tel:+351211234567"]
  if (/^(https:\/\/.|mailto:|tel:.|#.)/i.test(url)) return undefined
  if (/^\/(?![/\\])/.test(url)) return undefined
  if (/^http:\/\//i.test(url)) return ["is not encrypted", `Write ${url.replace(/^http:/i, "https:")}`]
  if (/^[a-z][a-z0-9+.-]*:/i.test(url.replace(/[\s\p{Cc}\uFFFD]/gu, "")))
    return [
      "this kind of address is not allowed",
      "Write https://, mailto:, tel:, a path of this site or #heading",
    ]
  if (isImagePath(url)) return ["is a picture", `Write ! before it: ![what it shows](${url})`]
  return noAddress(url)
}

const anyAddress = "Write e.g. /services/web-development/ or https://…"

const noAddress = (url: string): Problem => {
  const scheme = schemes.find(([form]) => form.test(url))?.[1]
  const fix = scheme ? `Write ${scheme}${url.replaceAll(" ", "")}` : anyAddress
  return ["is neither a path of this site nor an address", fix]
}

/** What is missing before a mail address, a phone number and the name of a host. */
const schemes: [form: RegExp, scheme: string][] = [
  [/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/, "mailto:"],
  [/^\+\d[\d -]{5,}$/, "tel:"],
  [/^www\.|^(?:[a-z\d-]+\.)+(?:app|com|de|dev|eu|io|net|org|uk)(?:[/?#]|$)/, "https://"],
]

/** Whether an address may be that of a document, written from another file. The page is found with all documents. */
const isRelative = (url: string) => /^(?:\.{1,2}\/)*[\w-][\w./-]*$/.test(url) && !isImagePath(url)

/** Several addresses are separated by commas; none is needed if there is a subject or text. */
function isMailLink(url: string) {
  const [, addresses = "", rest] = /^mailto:([^?]*)(\?.+)?$/is.exec(decodeUri(url)) ?? []
  if (rest && !addresses) return true
  return addresses.split(",").every((address) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(address.trim()))
}

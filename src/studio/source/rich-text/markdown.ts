import type { Literal, Nodes, Parent, Root, RootContent } from "mdast"
import type { Options } from "remark-stringify"
import { loadParser } from "../../../content/browser"
import type { Style } from "./style"

/** Markdown that is written as it is. */
interface Raw extends Literal {
  type: "raw"
}

/** A call-out. @param head its first line, in one of both notations */
interface CallOutNode extends Parent {
  type: "callOut"
  head: string
  children: RootContent[]
}

declare module "mdast" {
  interface RootContentMap {
    raw: Raw
    callOut: CallOutNode
  }
  interface PhrasingContentMap {
    raw: Raw
  }
  interface BlockContentMap {
    raw: Raw
    callOut: CallOutNode
  }
  interface ListData {
    marker?: string | undefined
  }
}

type Handlers = Required<NonNullable<Options["handlers"]>>
type Handle = Handlers["heading"]
type Tools = Awaited<ReturnType<typeof loadTools>>

let tools: Tools | undefined

/** Load what reads and writes Markdown. The functions below need it. */
export const loadMarkdown = async () => {
  tools ??= await loadTools()
}

async function loadTools() {
  const [parser, { unified }, mdx, gfm, stringify] = await Promise.all([
    loadParser(),
    import("unified"),
    import("remark-mdx"),
    import("remark-gfm"),
    import("remark-stringify"),
  ])
  const writer = (tablePipeAlign: boolean) =>
    unified().use(mdx.default).use(gfm.default, { tablePipeAlign }).freeze()
  const defaults: Partial<Handlers> = {}
  const writers = { aligned: writer(true), plain: writer(false) }
  const write = (root: Root, options: Options, isAligned = false) =>
    (isAligned ? writers.aligned : writers.plain)().use(stringify.default, options).stringify(root)
  // The package has no other way to its own handlers.
  write(
    { type: "root", children: [{ type: "raw", value: "" }] },
    {
      handlers: {
        raw: (_node, _parent, state) => {
          Object.assign(defaults, state.handlers)
          return ""
        },
      },
    },
  )
  return { parser, write, handlers: handlersOf(defaults) }
}

function toolsNow(): Tools {
  if (!tools) throw new Error("loadMarkdown was not called")
  return tools
}

/** @throws VFileMessage at the first error of the syntax */
export const parseMarkdown = (text: string): RootContent[] => toolsNow().parser.parse(text).children

/** Markdown of blocks, without a line break at its end. */
export const writeMarkdown = (children: RootContent[], style: Style = {}): string => {
  const { breakMark = "\\", alignPipes, isTight, ...options } = style
  const bullet = options.bullet ?? "-"
  const { write, handlers } = toolsNow()
  const written = write(
    { type: "root", children },
    {
      ...{ listItemIndent: "one", rule: "-", fences: true, resourceLink: true, ...options, bullet },
      bulletOther: bullet === "*" ? ("-" as const) : ("*" as const),
      unsafe,
      join: [(left, right) => (left.type === "list" && right.type === "list" ? 1 : undefined)],
      handlers: {
        ...handlers,
        break: () => `${breakMark}\n`,
        callOut: callOutHandler(isTight ? "\n" : "\n\n"),
      },
    },
    alignPipes,
  )
  return written.replace(/\n$/, "")
}

/** What MDX and call-outs would read as code. */
const unsafe: Options["unsafe"] = [
  { atBreak: true, character: ":", after: ":" },
  { atBreak: true, character: "e", after: "xport " },
  { atBreak: true, character: "i", after: "mport " },
]

const handlersOf = ({ heading, list, link, table }: Partial<Handlers>): Options["handlers"] => ({
  raw: ({ value }: Raw) => value,
  heading: (...args) => (heading?.(...args) ?? "").replace(/\n([=-])[=-]*$/, "\n$1$1$1"),
  list: (node, parent, state, info) => {
    const { options } = state
    const { marker } = node.data ?? {}
    const bullets: Options = { bullet: marker, bulletOther: marker === "*" ? "-" : "*" }
    if (marker) state.options = { ...options, ...(node.ordered ? { bulletOrdered: marker } : bullets) }
    const written = list?.(node, parent, state, info) ?? ""
    state.options = options
    return written
  },
  link: (node, parent, state, info) => {
    const text = literalText(node)?.value ?? ""
    const isLiteral = /^(?:https?:\/\/|www\.)[^\s<>()[\]*_~{}\\]*[\w/]$/.test(text)
    return isLiteral ? text : (link?.(node, parent, state, info) ?? "")
  },
  // As people write it.
  table: (...args) =>
    (table?.(...args) ?? "").replace(/^\|(?: :?-:? \|)+$/m, (row) => row.replace(/ (:?)-(:?) /g, "$1---$2")),
})

/** The text of a link to the address that it shows. */
export const literalText = (node: Nodes) => {
  if (node.type !== "link" || node.title || node.children.length > 1) return undefined
  const [text] = node.children
  const isLiteral =
    text?.type === "text" && [text.value, `http://${text.value}`, `mailto:${text.value}`].includes(node.url)
  return isLiteral ? text : undefined
}

/** @param space between its first line, its text and its last line */
const callOutHandler =
  (space: string): Handle =>
  (node: CallOutNode, _, state, info) => {
    const body = state.containerFlow(node as never, info)
    if (node.head.startsWith("[!"))
      return state.indentLines(
        node.head + (body ? `\n${body}` : ""),
        (line, _index, isBlank) => `>${isBlank ? "" : " "}${line}`,
      )
    // A call-out in a call-out has fewer colons than the outer one.
    const inner = [...body.matchAll(/^\s*(:{3,})/gm)].map(([, colons = ""]) => colons.length + 1)
    const own = /^:+/.exec(node.head)?.[0].length ?? 3
    const colons = ":".repeat(Math.max(own, ...inner))
    return [node.head.replace(/^:+/, colons), ...(body ? [body] : []), colons].join(body ? space : "\n")
  }

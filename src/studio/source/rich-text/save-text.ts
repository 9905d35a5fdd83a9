import type { Node } from "prosemirror-model"
import { writeMarkdown } from "./markdown"
import { type Hunk, hunksBetween, mergeThree } from "./merge"
import { tryReadUnits, type Unit } from "./read-document"
import { isEmpty, nodes, schema } from "./schema"
import { type Style, styleOf } from "./style"
import { isSame, mdastOf, withMarkersApart } from "./write-document"

/** A text, and the document that it is edited as. */
export interface OpenText {
  source: string
  doc: Node
  /** The blocks that are in the source. */
  units: readonly Unit[]
  style: Style
}

/** Undefined: the text has an error of the syntax. */
export const openText = (source: string): OpenText | undefined => {
  const units = tryReadUnits(source)
  if (!units) return undefined
  const blocks = units.length > 0 ? units.map(({ node }) => node) : [nodes.paragraph.create()]
  return { source, doc: schema.node("doc", null, blocks), units, style: styleOf(source) }
}

/**
 * The source of a changed document: a three-way merge of the old blocks in one form, their source, and the new blocks in
 * that form. It is read again: what it says is the document. Blocks that are not changed keep every character.
 * @returns undefined if Markdown cannot say it
 */
export const saveText = (text: OpenText, doc: Node): OpenText | undefined => new Save(text, doc).run()

const isList = (node: Node | undefined) => /_list$/.test(node?.type.name ?? "")

/** Mark lists that follow each other differently, as their source needs it. */
const withListsApart = (blocks: readonly Node[]) =>
  blocks.reduce<Node[]>((apart, block) => {
    const before = apart.at(-1)
    const [, list] =
      before && isList(before) && isList(block) ? withMarkersApart([before, block].map(mdastOf)) : []
    const marker = list?.type === "list" ? (list.data?.marker ?? block.attrs.marker) : block.attrs.marker
    const isChanged = isList(block) && marker !== block.attrs.marker
    apart.push(isChanged ? block.type.create({ ...block.attrs, marker }, block.content) : block)
    return apart
  }, [])

/** How a text is put together. */
interface Way {
  changes: readonly Hunk[]
  /** Changed blocks are written in the canonical form. */
  isCanonical: boolean
  /** Blank lines are around what is changed. */
  hasBlankLines: boolean
}

interface Piece {
  text: string
  isNew: boolean
  /** The old blocks in its place; -1: it is inserted. */
  first: number
  last: number
}

const blankLine = /\n[ \t]*\n/
/** What is behind it is not indented. */
const blankLineEnd = /\n[ \t]*\n$/

class Save {
  /** What is shown, without empty paragraphs. */
  private readonly shown: readonly Node[]
  private readonly old: readonly Unit[]
  private readonly blocks: readonly Node[]
  /** What links and notes in a part of the text refer to. */
  private readonly definitions: string

  constructor(
    private readonly text: OpenText,
    private readonly doc: Node,
  ) {
    this.shown = doc.children.filter((node) => !isEmpty(node))
    this.old = text.units.filter(({ node }) => !isEmpty(node))
    const defined = text.units.filter(({ type }) => /efinition$/.test(type))
    this.definitions = defined.map(({ start, end }) => `\n\n${text.source.slice(start, end)}`).join("")
    const kept = defined.filter((unit) => this.isMissed(unit)).map(({ node }) => node)
    this.blocks = withListsApart([...this.shown, ...kept])
  }

  run(): OpenText | undefined {
    const { old, blocks } = this
    const changes = hunksBetween(old.length, blocks.length, (index, at) => {
      const [one, other] = [old[index]?.node, blocks[at]]
      return one === other || (one && other ? one.eq(other) : false)
    })
    if (changes.length === 0) return { ...this.text, doc: this.doc }
    const inPlace = this.replaceInPlace(changes)
    if (inPlace) return inPlace
    const wide = this.widened(changes)
    const ways: Way[] = [
      { changes, isCanonical: false, hasBlankLines: false },
      { changes, isCanonical: false, hasBlankLines: true },
      { changes, isCanonical: true, hasBlankLines: true },
      { changes: wide, isCanonical: false, hasBlankLines: true },
      { changes: wide, isCanonical: true, hasBlankLines: true },
    ]
    for (const way of ways) {
      const saved = this.readAgain(this.assembled(way))
      if (saved) return saved
    }
    return undefined
  }

  /** A definition whose block is removed, although others use it: without it, they would become text. */
  private isMissed({ node, start }: Unit) {
    if (this.shown.includes(node)) return false
    const [label = ""] = /^\[[^\]]*\]/.exec(this.text.source.slice(start)) ?? []
    const written = `${label}:`.toLowerCase()
    const isDefined = this.shown.some(({ attrs }) =>
      String(attrs.source ?? `[^${attrs.label}]:`)
        .toLowerCase()
        .startsWith(written),
    )
    const uses = JSON.stringify(label.toLowerCase()).slice(1, -1)
    const identifier = JSON.stringify(label.slice(1, -1).toLowerCase())
    const isUsed = () =>
      this.shown.some((other) => {
        const mdast = JSON.stringify(mdastOf(other)).toLowerCase()
        return mdast.includes(`"identifier":${identifier}`) || mdast.includes(uses)
      })
    return label !== "" && !isDefined && isUsed()
  }

  /** Most edits change one place: the blocks around it need not be read again, if blank lines are between. */
  private replaceInPlace([change, ...others]: readonly Hunk[]): OpenText | undefined {
    if (!change || others.length > 0 || change.to === change.from || change.end === change.start)
      return undefined
    const { source, units, style } = this.text
    const replaced = this.old.slice(change.from, change.to)
    const [first, last] = [replaced[0] as Unit, replaced.at(-1) as Unit]
    const [before, after] = [this.old[change.from - 1], this.old[change.to]]
    const blocks = this.blocks.slice(change.start, change.end)
    const touched = [...blocks, ...replaced.map(({ node }) => node)]
    const isApart =
      (before ? blankLineEnd : /^$|\n$/).test(source.slice(before?.end ?? 0, first.start)) &&
      (!after || blankLineEnd.test(source.slice(last.end, after.start)))
    const meetsList = touched.some(isList) && (isList(before?.node) || isList(after?.node))
    // Others refer to definitions.
    const isOwn = touched.every(({ type }) => type !== nodes.footnote && type !== nodes.raw_block)
    if (!isApart || meetsList || !isOwn) return undefined
    const written = this.written(change, false)
    const read = this.read(written, change)
    const isClosed =
      blocks.every(({ type }) => !/^code|^call/.test(type.name)) || /[`~:]{3}[ \t]*$/.test(written)
    if (!read || !isClosed) return undefined
    const by = written.length - (last.end - first.start)
    const moved = (unit: Unit, distance: number) => ({
      ...unit,
      ...{ start: unit.start + distance, end: unit.end + distance },
    })
    const made = blocks.map((node, index) => ({ ...moved(read[index] as Unit, first.start), node }))
    const below = units.slice(units.indexOf(last) + 1).map((unit) => moved(unit, by))
    return {
      source: source.slice(0, first.start) + written + source.slice(last.end),
      units: [...units.slice(0, units.indexOf(first)), ...made, ...below],
      ...{ doc: this.doc, style },
    }
  }

  /** The saved text, if it is read as the document. */
  private readAgain(source: string): OpenText | undefined {
    const units = tryReadUnits(source)?.filter(({ node }) => !isEmpty(node))
    const { blocks } = this
    if (units?.length !== blocks.length) return undefined
    if (!blocks.every((block, index) => isSame(block, units[index]?.node as Node))) return undefined
    // The nodes of the document are compared quickly when it is saved again.
    const known = units.map((unit, index) => ({ ...unit, node: this.shown[index] ?? unit.node }))
    return { source, doc: this.doc, units: known, style: this.text.style }
  }

  /** The blocks of Markdown, if they are the new ones of a change. */
  private read(written: string, { start, end }: Hunk) {
    const units = tryReadUnits(written + this.definitions) ?? []
    const isComplete = units.length === end - start || (units.length > end - start && this.definitions !== "")
    const blocks = this.blocks.slice(start, end)
    return isComplete && blocks.every((node, index) => isSame(node, units[index]?.node as Node))
      ? units
      : undefined
  }

  /** The Markdown of what is changed. */
  private written(change: Hunk, isCanonical: boolean): string {
    const { from, to, start, end } = change
    const mine = to > from ? this.text.source.slice(this.old[from]?.start, this.old[to - 1]?.end) : ""
    const style = styleOf(mine, this.text.style)
    const write = (all: readonly Node[]) => writeMarkdown(withMarkersApart(all.map(mdastOf)), style)
    if (end === start) return ""
    const theirs = write(this.blocks.slice(start, end))
    if (isCanonical || to === from) return theirs
    const base = write(this.old.slice(from, to).map(({ node }) => node))
    if (base === mine && this.read(theirs, change)) return theirs
    const lines = (text: string) => text.split(/(?<=\n)/)
    for (const [parts, isEditFirst] of [
      [Array.from<string>, true],
      [Array.from<string>, false],
      [lines, true],
    ] as const) {
      const merged = mergeThree(parts(base), parts(mine), parts(theirs), isEditFirst)
      if (this.read(merged, change)) return merged
    }
    return theirs
  }

  private assembled({ changes, isCanonical, hasBlankLines }: Way): string {
    const { old } = this
    const { source } = this.text
    const pieces: Piece[] = []
    let done = 0
    const keep = (until: number) => {
      for (; done < until; done += 1)
        pieces.push({
          ...{ text: source.slice(old[done]?.start, old[done]?.end), isNew: false },
          ...{ first: done, last: done },
        })
    }
    for (const change of changes) {
      keep(change.from)
      const isInserted = change.to === change.from
      if (change.end > change.start)
        pieces.push({
          ...{ text: this.written(change, isCanonical), isNew: true },
          ...{ first: isInserted ? -1 : change.from, last: isInserted ? -1 : change.to - 1 },
        })
      done = change.to
    }
    keep(old.length)
    const lead = source.slice(0, old[0]?.start ?? source.length)
    const tail = source.slice(old.at(-1)?.end ?? source.length)
    const between = (piece: Piece, before: Piece) => {
      const isAsBefore = before.last >= 0 && before.last + 1 === piece.first
      const gap = piece.first > 0 ? source.slice(old[piece.first - 1]?.end, old[piece.first]?.start) : "\n\n"
      if (isAsBefore) return hasBlankLines && (piece.isNew || before.isNew) ? withBlankLine(gap) : gap
      return hasBlankLines || !blankLine.test(gap) ? withBlankLine(gap) : gap
    }
    const joined = pieces.map((piece, index) => {
      const before = pieces[index - 1]
      return before ? between(piece, before) + piece.text : piece.text
    })
    return lead + joined.join("") + tail
  }

  /** Changes with the blocks next to them: a list would take what is indented below it. */
  private widened(changes: readonly Hunk[]) {
    const wide: Hunk[] = []
    for (const { from, to, start, end } of changes) {
      const above = Math.min(1, from, start)
      const below = Math.min(1, this.old.length - to, this.blocks.length - end)
      const last = wide.at(-1)
      const joined = last && last.to >= from - above ? wide.pop() : undefined
      wide.push({
        ...{ from: joined?.from ?? from - above, start: joined?.start ?? start - above },
        ...{ to: to + below, end: end + below },
      })
    }
    return wide
  }
}

const withBlankLine = (gap: string) => (blankLine.test(gap) ? gap.replace(/[ \t]+$/, "") : "\n\n")

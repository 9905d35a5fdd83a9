import type { EditorState, Line, Range, SelectionRange } from "@codemirror/state"
import { Decoration, type DecorationSet, type EditorView, WidgetType } from "@codemirror/view"

/** A part of a text. */
export interface Place {
  from: number
  to: number
}

/** Collects the decorations of the visible part of a text. */
export class Canvas {
  readonly state: EditorState
  private readonly found: Range<Decoration>[] = []
  private readonly code: Place[] = []
  private readonly view: EditorView
  private readonly touched: readonly SelectionRange[]

  constructor(view: EditorView) {
    this.view = view
    this.state = view.state
    this.touched = view.hasFocus ? view.state.selection.ranges : []
  }

  text = ({ from, to }: Place) => this.state.sliceDoc(from, to)

  lineAt = (at: number): Line => this.state.doc.lineAt(at)

  /** The cursor or the selection is at or in it. */
  isTouched = ({ from, to }: Place) => this.touched.some((range) => range.from <= to && range.to >= from)

  /** The visible lines of a place. */
  linesOf({ from, to }: Place) {
    const { from: top, to: bottom } = this.view.viewport
    const lines: Line[] = []
    for (let at = Math.max(from, top); at <= Math.min(to, bottom); at = (lines.at(-1)?.to ?? at) + 1)
      lines.push(this.lineAt(at))
    return lines
  }

  /** Give the lines of a place a class. @param depth of the list that they are in */
  lines(place: Place, name: string, depth = 0) {
    const attributes: Record<string, string> = depth ? { style: `--depth: ${depth}` } : {}
    for (const { from } of this.linesOf(place))
      this.found.push(Decoration.line({ class: name, attributes }).range(from))
  }

  mark({ from, to }: Place, name: string) {
    if (from < to) this.found.push(Decoration.mark({ class: name }).range(from, to))
  }

  /** Hide a mark, or show a sign in its place, but not while its owner has the cursor. */
  hide({ from, to }: Place, owner: Place, sign?: Sign) {
    const line = this.lineAt(from)
    if (from >= to || to > line.to || this.isTouched(owner)) return
    this.found.push(Decoration.replace(sign ? { widget: sign } : {}).range(from, to))
    if (!sign && from <= line.from && to === line.to) this.lines(line, "cm-gap")
  }

  /** Show a sign behind a place. */
  add(at: number, sign: Sign) {
    this.found.push(Decoration.widget({ widget: sign, side: 1 }).range(at))
  }

  /** Blank lines of code are lines; others are the space between paragraphs. */
  keepBlankLines(place: Place) {
    this.code.push(place)
  }

  finish(): DecorationSet {
    for (const line of this.linesOf(this.view.viewport)) {
      const isCode = this.code.some(({ from, to }) => line.from > from && line.to < to)
      if (/^[>\s]*$/.test(line.text) && !isCode && !this.isTouched(line)) this.lines(line, "cm-gap")
    }
    return Decoration.set(this.found, true)
  }
}

/** A text that is shown but not written, e.g. the bullet of an entry. */
export class Sign extends WidgetType {
  private readonly text: string
  private readonly name: string
  private readonly title: string

  constructor(text: string, name: string, title = "") {
    super()
    this.text = text
    this.name = name
    this.title = title
  }

  override eq(other: Sign) {
    return other.text === this.text && other.name === this.name
  }

  override toDOM() {
    const span = document.createElement("span")
    return Object.assign(span, { textContent: this.text, className: this.name, title: this.title })
  }
}

import { syntaxTree } from "@codemirror/language"
import { type EditorState, Facet, Prec, type Range, StateField } from "@codemirror/state"
import {
  type Command,
  Decoration,
  type DecorationSet,
  EditorView,
  keymap,
  type ViewUpdate,
  WidgetType,
} from "@codemirror/view"
import { changeBetween } from "../../source/line-endings"
import { elementIn } from "../../source/parse-body"
import { placeholderIn } from "../../source/placeholder"
import { callOutIn } from "./call-out-source"
import type { Place } from "./canvas"
import { picturePattern } from "./picture-source"
import { endAbove } from "./replace-text"

/** A part of a text that is shown as a form of its own. */
export interface Shown {
  kind: "table" | "call-out" | "picture" | "element"
  source: string
  view: EditorView
  /** What was selected when the cursor came into it. */
  entered?: Place
}

/** What the component of a widget receives. */
export interface WidgetProps {
  shown: Shown
  /** The element that it is in. */
  host: HTMLElement
}

type Show = (host: HTMLElement, shown: Shown | undefined) => void

/** Draws what is shown in its element, or no longer. */
export const showWidget = Facet.define<Show, Show>({ combine: ([show = () => {}]) => show })

/** Names of the elements that have a form. */
export const knownElements = Facet.define<readonly string[], readonly string[]>({
  combine: ([names = []]) => names,
})

const shows = new WeakMap<HTMLElement, Show>()

/** An element of which the studio draws the content. */
class Widget extends WidgetType {
  private readonly shown: Pick<Shown, "kind" | "source">

  constructor(kind: Shown["kind"], source: string) {
    super()
    this.shown = { kind, source }
  }

  override eq({ shown }: Widget) {
    return shown.kind === this.shown.kind && shown.source === this.shown.source
  }

  override toDOM(view: EditorView) {
    const host = document.createElement(this.shown.kind === "element" ? "span" : "div")
    host.dataset.widget = this.shown.kind
    shows.set(host, view.state.facet(showWidget))
    this.show(host, view)
    return host
  }

  override updateDOM(host: HTMLElement, view: EditorView, { shown }: Widget) {
    if (shown.kind !== this.shown.kind) return false
    this.show(host, view)
    return true
  }

  override destroy(host: HTMLElement) {
    shows.get(host)?.(host, undefined)
  }

  override ignoreEvent() {
    return true
  }

  show(host: HTMLElement, view: EditorView, entered?: Shown["entered"]) {
    shows.get(host)?.(host, { ...this.shown, view, ...(entered ? { entered } : {}) })
  }
}

/** The editor in a widget, if one is open. */
export const editorIn = (element: HTMLElement) => {
  const content = element.querySelector<HTMLElement>("[data-widget] .cm-content")
  return content && EditorView.findFromDOM(content)
}

/** Where a widget is now. Its component may be older, if two keys came before it was rendered. */
export const widgetPlace = (host: HTMLElement, view: EditorView): Place => {
  const from = view.posAtDOM(host)
  return placeAt(view.state, from, from, true) ?? { from, to: from }
}

/** Change the source of a widget, and only what differs. @param cursor in the new source */
export const editWidget = (host: HTMLElement, { view }: Shown, edited: string, cursor: number) => {
  const place = widgetPlace(host, view)
  const { from, to, insert } = changeBetween(view.state.sliceDoc(place.from, place.to), edited)
  view.dispatch({
    changes: { from: place.from + from, to: place.from + to, insert },
    selection: { anchor: place.from + cursor },
    userEvent: "input",
  })
}

/** Remove what a widget shows from the text, which gets the cursor. */
export const removeWidget = (host: HTMLElement, shown: Shown) => {
  editWidget(host, shown, "", 0)
  shown.view.focus()
}

/** Put the cursor before or behind a widget, or select a placeholder there. A text that has no line there gets one. */
export const leaveWidget = (host: HTMLElement, { view }: Shown, isForward: boolean) => {
  const place = widgetPlace(host, view)
  view.focus()
  leave(view, place, isForward)
}

const leave = (view: EditorView, { from, to }: Place, isForward: boolean) => {
  const { doc } = view.state
  const { length } = doc
  const next = isForward ? placeholderIn(doc.toString(), to) : undefined
  if (next && !doc.sliceString(to, next.start).trim())
    return view.dispatch({ selection: { anchor: next.start, head: next.end }, scrollIntoView: true })
  if (isForward ? to < length : from > 0)
    return view.dispatch({ selection: { anchor: isForward ? to + 1 : from - 1 }, scrollIntoView: true })
  const anchor = isForward ? length + 2 : 0
  view.dispatch({ changes: { from: isForward ? length : 0, insert: "\n\n" }, selection: { anchor } })
}

const places = StateField.define<DecorationSet>({
  create: (state) => placesIn(state),
  update: (found, { state, startState, docChanged }) =>
    docChanged || syntaxTree(state) !== syntaxTree(startState) ? placesIn(state) : found,
  provide: (field) => [
    EditorView.decorations.from(field),
    // The cursor is not in what is not shown.
    EditorView.atomicRanges.of((view) => view.state.field(field)),
  ],
})

function placesIn(state: EditorState): DecorationSet {
  const found: Range<Decoration>[] = []
  let last = -1
  const add = (kind: Shown["kind"], from: number, to: number) => {
    const widget = new Widget(kind, state.sliceDoc(from, to))
    found.push(Decoration.replace({ widget, block: kind !== "element" }).range(from, to))
    last = to
  }
  syntaxTree(state).iterate({
    enter: ({ name, from, to, node }) => {
      if (from < last) return false
      // Most nodes of a long text are of other kinds.
      if (!widgetNodes.test(name)) return !/Code/.test(name)
      // Most paragraphs have neither an element nor a picture.
      if (name === "Paragraph" && !/[<!]/.test(state.sliceDoc(from, to))) return false
      const line = state.doc.lineAt(from)
      const isAtStart = /^[\s>]*$/.test(line.text.slice(0, from - line.from))
      if (name === "HTMLTag") {
        const rest = state.sliceDoc(from, Math.min(from + longest, state.doc.length))
        const element = /^<[A-Z]/.test(rest) ? elementIn(rest, 0) : undefined
        if (element && state.facet(knownElements).includes(element.name))
          add("element", from, from + element.end)
      }
      if (!isAtStart) return true
      if (name === "Table") add("table", line.from, to)
      else if (name === "Paragraph" && node.firstChild?.name === "Image" && picturePattern.test(line.text))
        add("picture", line.from, line.to)
      else if (/CallOut|Blockquote/.test(name) && callOutIn(line.text)) add("call-out", line.from, line.to)
      // Only elements are looked for in a sentence.
      return name !== "Table" && (name !== "Paragraph" || state.sliceDoc(from, to).includes("<"))
    },
  })
  return Decoration.set(found)
}

const widgetNodes = /^(?:HTMLTag|Table|Paragraph|CallOut|Blockquote)$/

/** An element that has more letters is not looked for its end. */
const longest = 5000

/** The first widget in a part of the text, or the last one. */
const placeAt = (state: EditorState, from: number, to = from, isLast = false) => {
  let found: (Place & { widget: Widget | undefined }) | undefined
  state.field(places).between(from, to, (start, end, { spec: { widget } }) => {
    found = { from: start, to: end, widget }
    return isLast ? undefined : false
  })
  return found
}

const enter = ({ view, state, startState, selectionSet, focusChanged, docChanged }: ViewUpdate) => {
  const { from, to } = state.selection.main
  // An edit from outside, such as an undo, does not move the cursor. A long text is parsed later.
  const isParsed = startState.field(places) !== state.field(places)
  const isNew = selectionSet || (!docChanged && (focusChanged || isParsed))
  const place = view.hasFocus && isNew ? placeAt(state, from, to) : undefined
  if (!place || place.from > from || place.to < to) return
  const hosts = [...view.contentDOM.querySelectorAll<HTMLElement>("[data-widget]")]
  const host = hosts.find((one) => view.posAtDOM(one) === place.from)
  if (host) place.widget?.show(host, view, { from: from - place.from, to: to - place.from })
}

/** Up and down go into a widget, also across a blank line. */
const moveInto =
  (isForward: boolean): Command =>
  (view) => {
    const { doc, selection } = view.state
    const { head, empty } = selection.main
    const line = doc.lineAt(head)
    const next = view.moveVertically(selection.main, isForward).head
    const [now, then] = [head, next].map((at) => view.coordsAtPos(at)?.top)
    const isInLine = next >= line.from && next <= line.to
    if (!empty || (isInLine && now !== then)) return false
    const [from, to] = isForward
      ? [line.to + 1, Math.max(next, line.to + 1)]
      : [Math.min(next, line.from - 1), line.from - 1]
    const place = from < 0 || to > doc.length ? undefined : placeAt(view.state, from, to, !isForward)
    if (place) view.dispatch({ selection: { anchor: isForward ? place.from : place.to } })
    return place !== undefined
  }

/** From the text below a widget, also if a blank line is between, Backspace goes into it: they would become one. */
const goBack: Command = (view) => {
  const { state } = view
  const { head, empty } = state.selection.main
  const line = state.doc.lineAt(head)
  const end = endAbove(state.doc, line)
  if (!empty || head !== line.from || /^[\s>#]*$/.test(line.text) || !end || !placeAt(state, end))
    return false
  view.dispatch({ selection: { anchor: end } })
  return true
}

/** Shows parts of a text as forms, in which the cursor can be as in the text. */
export const widgets = [
  places,
  EditorView.updateListener.of(enter),
  Prec.highest(
    keymap.of([
      { key: "ArrowDown", run: moveInto(true) },
      { key: "ArrowUp", run: moveInto(false) },
      { key: "Backspace", run: goBack },
    ]),
  ),
]

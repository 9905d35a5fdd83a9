import { syntaxTree } from "@codemirror/language"
import { type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from "@codemirror/view"
import { Canvas } from "./canvas"
import { drawNode } from "./markdown-shapes"
import { previewTheme } from "./preview-theme"

/** Show Markdown as it looks on the page. Marks are hidden, except where the cursor is. The text does not change. */
export const livePreview = [
  previewTheme,
  ViewPlugin.define((view) => new Preview(view), { decorations: ({ decorations }) => decorations }),
]

class Preview {
  decorations: DecorationSet
  private isPressed = false
  private readonly view: EditorView

  constructor(view: EditorView) {
    this.view = view
    this.decorations = decorationsOf(view)
    view.contentDOM.addEventListener("pointerdown", this.press)
  }

  update(update: ViewUpdate) {
    const isParsed = syntaxTree(update.startState) !== syntaxTree(update.state)
    const isChanged =
      update.docChanged || update.selectionSet || update.viewportChanged || update.focusChanged
    if (this.isPressed) this.decorations = this.decorations.map(update.changes)
    else if (isChanged || isParsed) this.decorations = decorationsOf(update.view)
  }

  /** Nothing moves below a pressed pointer: a click would select text. */
  private readonly press = () => {
    this.isPressed = true
    const release = () => {
      this.isPressed = false
      this.decorations = decorationsOf(this.view)
      this.view.dispatch({})
    }
    for (const type of ["pointerup", "pointercancel"]) addEventListener(type, release, { once: true })
  }
}

/** The decorations of what is visible. */
function decorationsOf(view: EditorView): DecorationSet {
  const canvas = new Canvas(view)
  for (const { from, to } of view.visibleRanges)
    syntaxTree(view.state).iterate({ from, to, enter: ({ node }) => drawNode(canvas, node) })
  return canvas.finish()
}

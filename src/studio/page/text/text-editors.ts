/** What other parts of the studio can do with an editor of a text. Offsets are those of the text that it shows. */
export interface TextHandle {
  text: () => string
  /** Give it the focus, and select a part. */
  select: (from: number, to: number, isCentered?: boolean) => void
  /** The words around the cursor. */
  line: () => string
}

/** The editor of each element that is one. */
export const textEditors = new WeakMap<Element, TextHandle>()

/** Elements that are an editor. */
export const editorSelector = ".cm-content, .ProseMirror"

/** The editor that an element is in. */
export const editorAround = (element: Element): TextHandle | undefined => {
  const content = element.closest(editorSelector)
  return content ? textEditors.get(content) : undefined
}

import { useEffectEvent, useLayoutEffect, useRef } from "react"
import { cursorIn, type placeOfCursor } from "../../source/edit-text"
import type { Block, ElementBlock } from "../../source/parse-source"
import { focusBlock, reveal } from "../preview/reveal"
import type { Editor } from "../state/use-editor"

/**
 * Keep the cursor where it was when an edit or its undo splits, joins or removes the block that has it.
 * @param shape changes with the blocks
 * @returns a function that is called with the index of a block that gets the focus
 */
export const useKeptFocus = (
  { source, text, cursor, scope }: Editor,
  shape: string,
  place: ReturnType<typeof placeOfCursor>,
) => {
  const focused = useRef<number>(undefined)
  const shown = useRef(shape)
  const restore = useEffectEvent(() => {
    if (place && cursor !== undefined) {
      const { index, newText } = place
      const block: Block | undefined = newText ?? source.blocks[index]
      const range = block?.kind === "element" ? block.children : block
      if (block?.kind === "element" && cursor < block.propsEnd) revealFirstField(block, `${scope}${index}`)
      else focusBlock(`${scope}${newText ? "new" : index}`, range && cursorIn(text, range, cursor))
    } else if (document.activeElement === document.body && focused.current !== undefined) {
      const last = focused.current
      const index = source.blocks.findLastIndex(({ kind }, at) => kind === "text" && at <= last)
      if (index >= 0) focusBlock(`${scope}${index}`, text.length)
    }
  })
  useLayoutEffect(() => {
    if (shown.current !== shape) restore()
    shown.current = shape
  }, [shape])
  return (index: number) => {
    focused.current = index
  }
}

/** Put the cursor into the first field of an element, or else of the first element in it, to replace its value. */
const revealFirstField = ({ props }: ElementBlock, id: string) => {
  const inner = Object.keys(props).length > 0 ? null : document.getElementById(`block ${id}.0`)
  reveal(inner ?? document.getElementById(`block ${id}`))
  const { activeElement } = document
  if (activeElement && "select" in activeElement) (activeElement as HTMLInputElement).select()
}

import type { Attrs, Node } from "prosemirror-model"
import type { Command } from "prosemirror-state"

/** What the form of a node in a text receives. */
export interface FormProps {
  node: Node
  change: (attrs: Attrs) => void
  remove: () => void
  /** Put the cursor before the node, or into its content or behind it. */
  leave: (isForward: boolean) => void
  run: (command: Command) => void
}

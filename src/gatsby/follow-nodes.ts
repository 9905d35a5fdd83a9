import { createRequire } from "node:module"
import path from "node:path"
import type { Node } from "gatsby"

/** Whether nodes have changed since pages were last made. */
let changed = false

/**
 * Has develop make the pages anew after every change of the nodes. Gatsby applies a change that comes while it makes
 * pages for another one, and does not make them once more: a new document would have no page, and a deleted one would
 * keep its own, until something else changes. Then it is told of a change that is none.
 * @param anyNode what to tell of
 */
export const followNodes = (root: string, anyNode: () => Node | undefined) => {
  const gatsby = createRequire(path.join(root, "package.json"))
  const { emitter } = gatsby("gatsby/dist/redux/index.js") as { emitter: Emitter }
  let timer: NodeJS.Timeout | undefined

  const remindLater = () => {
    clearTimeout(timer)
    timer = setTimeout(remind, patience)
    timer.unref()
  }
  const remind = () => {
    const node = anyNode()
    if (!changed || !node) return
    emitter.emit(mutation, { type: "touchNode", payload: [node] })
  }
  emitter.on(mutation, () => {
    changed = true
    remindLater()
  })
}

/** Says that pages are about to be made of the nodes as they are. */
export const nodesFollowed = () => {
  changed = false
}

/** What Gatsby's state machine is told of every change. */
const mutation = "ENQUEUE_NODE_MUTATION"

/** In milliseconds; Gatsby gathers changes for half a second, and makes the schema before the pages. */
const patience = 1000

interface Emitter {
  emit: (event: string, payload: object) => void
  on: (event: string, listener: () => void) => void
}

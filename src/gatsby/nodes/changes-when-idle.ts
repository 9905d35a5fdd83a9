import { createRequire } from "node:module"

/**
 * Collect changes of nodes, and make them while Gatsby runs no queries, at most once in four seconds. Gatsby's develop
 * ends if nodes change during six runs of queries in a row.
 */
export const changesWhenIdle = (isIdle = isGatsbyIdle) => {
  const changes = new Map<string, () => unknown>()
  let timer: NodeJS.Timeout | undefined
  let earliest = 0
  const makeChanges = () => {
    const isDue = Date.now() >= earliest && isIdle()
    timer = changes.size > 0 && !isDue ? setTimeout(makeChanges, 100) : undefined
    if (timer || changes.size === 0) return
    earliest = Date.now() + 4000
    const made = [...changes.values()]
    changes.clear()
    // An error in a timer would end develop.
    for (const change of made) run(change).catch(console.error)
  }
  return {
    /** Make a change as soon as possible. It replaces one of the same file that is not made yet. */
    add: (file: string, change: () => unknown) => {
      changes.set(file, change)
      if (!timer) makeChanges()
    },
    remove: (file: string) => changes.delete(file),
  }
}

const run = async (change: () => unknown) => change()

/** Whether Gatsby waits for changes (`gatsby/dist/state-machines/develop`). Its service is the first of XState. */
function isGatsbyIdle(): boolean {
  const requireOfGatsby = createRequire(require.resolve("gatsby"))
  return requireOfGatsby("xstate/lib/registry").registry.get("x:0").state.matches("waiting")
}

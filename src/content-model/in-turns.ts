/** Runs tasks so many at a time, in the order they came. */
export const inTurns = (limit: number) => {
  const waiting: (() => void)[] = []
  let running = 0
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await task()
    } finally {
      // Whoever waits takes over this turn.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

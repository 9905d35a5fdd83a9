/** Run tasks in order, at most `limit` at a time. */
export const limitConcurrency = (limit: number) => {
  const waiting: (() => void)[] = []
  let running = 0
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

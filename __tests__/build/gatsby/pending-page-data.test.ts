import { EventEmitter } from "node:events"
import type { CreateDevServerArgs } from "gatsby"
import { writePendingPageData } from "../../../src/gatsby/outputs/pending-page-data"

type Args = Parameters<typeof writePendingPageData>[0]

/** A develop server whose state names the pages with pending data, and the runs that were requested from it. */
const developServer = (queries: Record<string, { dirty: number; running: number }>) => {
  const emitter = new EventEmitter()
  const pagePaths = new Set(Object.keys(queries))
  const trackedQueries = new Map(Object.entries(queries))
  const store = {
    getState: () => ({ pendingPageDataWrites: { pagePaths }, queries: { trackedQueries } }),
  } as unknown as CreateDevServerArgs["store"]
  const requested: unknown[] = []
  emitter.on("QUERY_RUN_REQUESTED", (request) => requested.push(request))
  writePendingPageData({ store, emitter } satisfies Args)
  const written = (page: string) => {
    pagePaths.delete(page)
    emitter.emit("CLEAR_PENDING_PAGE_DATA_WRITE", { payload: { page } })
  }
  return { requested, written }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const ready = { dirty: 0, running: 0 }

it("requests runs for a page whose data stays pending after a write, until it is written", () => {
  const { requested, written } = developServer({ "/": ready, "/a/": ready })
  written("/")
  jest.advanceTimersByTime(2000)
  expect(requested).toEqual([{ pagePath: "/a/" }, { pagePath: "/a/" }])
  written("/a/")
  jest.runAllTimers()
  expect(requested).toHaveLength(2)
})

it("requests a run for a page whose query still ran at the first look", () => {
  const query = { dirty: 0, running: 1 }
  const { requested, written } = developServer({ "/": ready, "/a/": query })
  written("/")
  jest.advanceTimersByTime(500)
  expect(requested).toEqual([])
  query.running = 0
  jest.advanceTimersByTime(1000)
  expect(requested).toEqual([{ pagePath: "/a/" }])
})

it("requests nothing while pages are being written", () => {
  const { requested, written } = developServer({ "/": ready, "/a/": ready })
  written("/")
  jest.advanceTimersByTime(50)
  written("/a/")
  jest.runAllTimers()
  expect(requested).toEqual([])
})

it("leaves pages to Gatsby whose query has not run yet", () => {
  const { requested, written } = developServer({
    "/": ready,
    "/new/": { dirty: 1, running: 0 },
  })
  written("/")
  jest.runAllTimers()
  expect(requested).toEqual([])
})

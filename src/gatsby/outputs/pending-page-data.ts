import type { CreateDevServerArgs } from "gatsby"

/** The parts of Gatsby's state that are used here. Queries and page data are recorded by the page's path. */
interface State {
  pendingPageDataWrites: { pagePaths: ReadonlySet<string> }
  queries: { trackedQueries: ReadonlyMap<string, { dirty: number; running: number }> }
}

/**
 * In development, write page data that Gatsby has forgotten. A run of queries that ends while the data of the last run
 * is being written does not write its own: its pages would wait until another query runs (`flush` in Gatsby's
 * `page-data.js`, 5.16). So request another run, which writes all that is pending.
 */
export const writePendingPageData = ({
  store,
  emitter,
}: Pick<CreateDevServerArgs, "store" | "emitter">): void => {
  let timer: NodeJS.Timeout | undefined
  const requestRun = () => {
    const pages = pendingPages(store.getState() as unknown as State)
    const forgotten = pages.find(({ running }) => running === 0)
    if (forgotten) emitter.emit("QUERY_RUN_REQUESTED", { pagePath: forgotten.pagePath })
    // Gatsby may be busy and ignore it, or forget a page whose query still runs.
    if (pages.length > 0) timer = setTimeout(requestRun, 1000)
  }
  emitter.on("CLEAR_PENDING_PAGE_DATA_WRITE", () => {
    clearTimeout(timer)
    timer = setTimeout(requestRun, pauseMs)
  })
}

/** Long enough to write the pages of a run, which takes tens of milliseconds. */
const pauseMs = 300

/** Pages whose data is not written, and whose query has run or runs. */
const pendingPages = ({ pendingPageDataWrites, queries }: State) =>
  [...pendingPageDataWrites.pagePaths].flatMap((pagePath) => {
    const query = queries.trackedQueries.get(pagePath)
    return query?.dirty === 0 ? [{ pagePath, running: query.running }] : []
  })

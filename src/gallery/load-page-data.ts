const requests = new Map<string, Promise<unknown>>()

/** The result of a page's query. The gallery has no queries of its own, so that it shows the same data as the pages. */
export const loadPageData = <Data>(path: string): Promise<Data> => {
  const request = requests.get(path) ?? fetchData(path)
  requests.set(path, request)
  return request as Promise<Data>
}

async function fetchData(path: string): Promise<unknown> {
  const response = await fetch(`/page-data${path}page-data.json`)
  const { result } = (await response.json()) as { result: { data: unknown } }
  return result.data
}

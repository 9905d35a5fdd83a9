import { useEffect, useState } from "react"

/**
 * The data of a page of the site, as its own page query answers it; undefined until it is there. The gallery has no
 * queries: what it shows is what the pages show.
 */
export const usePageData = <Data>(path: string): Data | undefined => {
  const [loaded, setLoaded] = useState<{ path: string; data: Data }>()
  useEffect(() => {
    let wanted = true
    load(path).then((data) => wanted && setLoaded({ path, data: data as Data }))
    return () => {
      wanted = false
    }
  }, [path])
  return loaded?.path === path ? loaded.data : undefined
}

const known = new Map<string, Promise<unknown>>()

function load(path: string) {
  const promise = known.get(path) ?? fetchData(path)
  known.set(path, promise)
  return promise
}

async function fetchData(path: string): Promise<unknown> {
  const folder = path === "/" ? "index" : path.replace(/^\/|\/$/g, "")
  const response = await fetch(`/page-data/${folder}/page-data.json`)
  const { result } = (await response.json()) as { result: { data: unknown } }
  return result.data
}

/** Wait until Gatsby has the data of a page: before, its router would find and keep the 404 page. */
export const pageExists = async (path: string, signal?: AbortSignal): Promise<void> => {
  const name = path === "/" ? "/index/" : path
  while (!(await fetch(`/page-data${name}page-data.json`, { signal: signal ?? null })).ok)
    await new Promise((resolve) => setTimeout(resolve, 500))
}

/** Wait until Gatsby has the data of a page. Its router keeps a 404 page that it found before. */
export const waitForPage = async (path: string, signal?: AbortSignal): Promise<void> => {
  const name = path === "/" ? "/index/" : path
  while (!(await fetch(`/page-data${name}page-data.json`, { signal: signal ?? null })).ok)
    await new Promise((resolve) => setTimeout(resolve, 500))
}

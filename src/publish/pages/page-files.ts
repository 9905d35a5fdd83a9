import { readdir, readFile } from "node:fs/promises"
import path from "node:path"

/** A page of the built site. */
export interface PageFile {
  /** The file inside the site's folder, with forward slashes: `case-studies/nimble/index.html`. */
  file: string
  /** The page's address as the site knows it: `/case-studies/nimble/`. */
  address: string
  /** Gatsby's name of the page's component; pages of one kind share it. */
  kind: string
}

/** Every page that Gatsby has rendered, in the order of their addresses. */
export async function pageFiles(folder: string): Promise<PageFile[]> {
  const data = path.join(folder, "page-data")
  const found = await readdir(data, { recursive: true, withFileTypes: true })
  const pages = found
    .filter((entry) => entry.isFile() && entry.name === "page-data.json")
    .map(async (entry) => {
      const { path: address, componentChunkName } = JSON.parse(
        await readFile(path.join(entry.parentPath, entry.name), "utf8"),
      ) as { path: string; componentChunkName: string }
      return { address, file: fileOf(address), kind: componentChunkName }
    })
  return (await Promise.all(pages)).sort((a, b) => (a.address < b.address ? -1 : 1))
}

/** The file behind a page's address; Gatsby writes /404.html beside /404/. */
function fileOf(address: string) {
  const name = decodeURIComponent(address).slice(1)
  return name.endsWith(".html") ? name : `${name}index.html`
}

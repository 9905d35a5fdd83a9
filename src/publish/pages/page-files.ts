import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { DamagedOutput } from "../site"

/** A page of the built site. */
export interface PageFile {
  /** The file inside the site's folder, with forward slashes: `case-studies/nimble/index.html`. */
  file: string
  /** The page's address as the site knows it: `/case-studies/nimble/`. */
  address: string
  /** Gatsby's name of the page's component; pages of one kind share it. */
  kind: string
}

/**
 * Every page that Gatsby has rendered, in the order of their addresses.
 *
 * @throws DamagedOutput where what Gatsby has written beside a page cannot be read
 */
export function pageFiles(folder: string): PageFile[] {
  const data = path.join(folder, "page-data")
  return readdirSync(data, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name === "page-data.json")
    .map((entry) => {
      const { path: address, componentChunkName } = readPageData(path.join(entry.parentPath, entry.name))
      return { address, file: fileOf(address), kind: componentChunkName }
    })
    .sort((a, b) => (a.address < b.address ? -1 : 1))
}

function readPageData(file: string) {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as { path: string; componentChunkName: string }
  } catch {
    throw new DamagedOutput(`${file} is not the JSON it should be.`)
  }
}

/** The file behind a page's address; Gatsby writes /404.html beside /404/. */
function fileOf(address: string) {
  const name = decodeURIComponent(address).slice(1)
  return name.endsWith(".html") ? name : `${name}index.html`
}

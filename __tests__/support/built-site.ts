/** Small built sites in temporary folders, for the tests of the publishing steps. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { type PageFile, pageFiles } from "../../src/publish/pages/page-files"
import type { Site } from "../../src/publish/site"

const folders: string[] = []

/** An empty temporary folder; `removeFolders` takes it away. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "publish-"))
  folders.push(folder)
  return folder
}

/** For `afterEach`. */
export const removeFolders = () => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
}

/** Writes files, by their names inside the folder. */
export function writeFiles(folder: string, files: Record<string, string | Buffer>) {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), content)
  }
}

/** A site with these files, ready for a publishing step. */
export function siteOf(files: Record<string, string | Buffer>, options: Partial<Site> = {}): Site {
  const project = temporaryFolder()
  const folder = path.join(project, "next")
  const memory = path.join(project, "memory")
  mkdirSync(folder)
  mkdirSync(memory)
  writeFiles(folder, files)
  const pages = existsSync(path.join(folder, "page-data")) ? pageFiles(folder) : htmlPages(folder)
  return { folder, pages, memory, project, pathPrefix: "", styleHashes: new Set(), ...options }
}

/** The pages of a site for which Gatsby's data are not there: every HTML file. */
export const htmlPages = (folder: string): PageFile[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .map((file) => ({ file, address: `/${file.replace(/index\.html$/, "")}`, kind: "component---page" }))

/** What Gatsby writes for a page, reduced to what the publishing steps look at. */
export const gatsbyPage = (body: string, head = "") =>
  `<!DOCTYPE html><html lang="en-GB"><head>${head}<script src="/theme.js"></script><style data-site-styles="">body{margin:0}</style></head><body><div id="___gatsby"><div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper">${body}</div><div id="gatsby-announcer" style="position:absolute" aria-live="assertive"></div></div><script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping=${JSON.stringify(JSON.stringify({ app: ["/app-1.js"] }))};
          </script>
        <script>window.___webpackCompilationHash="0a1b";</script><script src="/webpack-runtime-aaaaaaaaaaaaaaaaaaaa.js" async></script><script src="/app-1.js" async></script></body></html>`

/** What Gatsby writes beside a page. */
export const pageData = (address: string, componentChunkName: string) =>
  JSON.stringify({ componentChunkName, path: address })

import { existsSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { brotliCompressSync, constants, gzipSync } from "node:zlib"
import { filesBelow } from "../lib/files"
import type { Site } from "./site"

const compressible = /\.(?:html|js|css|json|md|svg|xml|txt|webmanifest|wasm)$/
/** In bytes. Smaller files save less than the headers cost. */
const minimumSize = 512

/** The highest levels are slow and save little: only for files that stay the same for many builds. */
const levelsOf = (file: string) =>
  /\.(?:js|css|svg)$/.test(file) ? { brotli: 11, gzip: 9 } : { brotli: 5, gzip: 5 }

/** Write `.br` and `.gz` next to text files, for servers that do not compress. Other hosts compress themselves. */
export const compress = async ({ folder, settings: { host } }: Site) => {
  if (host && host !== "nginx") return
  for (const name of filesBelow(folder)) {
    const file = path.join(folder, name)
    if (!compressible.test(name) || existsSync(`${file}.br`)) continue
    const content = readFileSync(file)
    if (content.length < minimumSize) continue
    const { brotli, gzip } = levelsOf(name)
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: brotli,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    }
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }))
    writeFileSync(`${file}.gz`, gzipSync(content, { level: gzip }))
  }
}

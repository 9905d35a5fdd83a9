import { existsSync } from "node:fs"
import { readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { promisify } from "node:util"
import * as zlib from "node:zlib"
import { filesBelow } from "../../content"
import { limitConcurrency } from "../../util/limit-concurrency"
import type { Step } from "./built-site"

const compressible = /\.(?:html|js|css|json|md|svg|xml|txt|webmanifest|wasm)$/
/** In bytes. Smaller files save less than the headers cost. */
const minimumSize = 512

/** The highest levels are slow and save little: only for files that stay the same for many builds. */
const levelsOf = (file: string) =>
  /\.(?:js|css|svg)$/.test(file) ? { brotli: 11, gzip: 9 } : { brotli: 5, gzip: 5 }

/** Write `.br` and `.gz` next to text files, for servers that do not compress. Other hosts compress themselves. */
export const compress: Step = {
  site: async ({ folder, settings: { host } }) => {
    if (host && host !== "nginx") return
    const limited = limitConcurrency(atOnce)
    const files = filesBelow(folder).map((name) => path.join(folder, name))
    await Promise.all(files.map((file) => limited(() => compressFile(file))))
  },
}

/** Number of files to compress in parallel, to limit memory. */
const atOnce = 8

async function compressFile(file: string) {
  if (!compressible.test(file) || existsSync(`${file}.br`)) return
  const content = await readFile(file)
  if (content.length < minimumSize) return
  const levels = levelsOf(file)
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: levels.brotli,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  await writeFile(`${file}.br`, await brotli(content, { params }))
  await writeFile(`${file}.gz`, await gzip(content, { level: levels.gzip }))
}

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify<zlib.InputType, zlib.ZlibOptions, Buffer>(zlib.gzip)

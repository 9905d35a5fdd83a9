import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import path from "node:path"
import { brotliCompressSync, constants, gzipSync } from "node:zlib"
import { fileMemoryOf } from "./file-memory"
import { filesOf } from "./files-of"
import { buildVariables, settingsOf } from "./settings"
import type { PublishStep } from "./site"

const compressible = /\.(?:html|js|css|json|svg|xml|txt|webmanifest|wasm)$/
/** Compressed, smaller files would not be smaller by more than their headers. */
const leastBytes = 512

/**
 * The highest levels cost more for every page (Brotli's 150 ms against 1.5, gzip's 1.7 against 1.2) and save a tenth and
 * a fortieth. They pay for files that stay the same for many builds.
 */
const levelsOf = (file: string) =>
  /\.(?:js|css|svg)$/.test(file) ? { brotli: 11, gzip: 9 } : { brotli: 5, gzip: 5 }

/**
 * Writes `.br` and `.gz` beside every text file, for servers that send files as they are. Compressed files are kept
 * between builds under the hash of what they hold. One after the other: zlib's threads would save a sixth of the time
 * on two cores, and cost half as much again.
 */
export const compress: PublishStep = {
  name: "compress",
  run: async ({ folder, memory, project }) => {
    const { host } = settingsOf(buildVariables(project))
    // The others compress by themselves, and would only store three times the files.
    if (host && host !== "nginx") return
    const compressed = fileMemoryOf(path.join(memory, "compressed"))
    for (const name of await filesOf(folder)) {
      if (!compressible.test(name)) continue
      const file = path.join(folder, name)
      const content = readFileSync(file)
      if (content.length < leastBytes) continue
      const levels = levelsOf(file)
      const hash = createHash("sha256").update(content).digest("hex").slice(0, 32)
      keep(`${hash}-br-${levels.brotli}`, `${file}.br`, () =>
        brotliCompressSync(content, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: levels.brotli,
            [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          },
        }),
      )
      keep(`${hash}-gz-${levels.gzip}`, `${file}.gz`, () => gzipSync(content, { level: levels.gzip }))
    }
    compressed.forgetUnused()

    function keep(key: string, target: string, make: () => Buffer) {
      if (!compressed.recall(key, target)) compressed.write(key, target, make())
    }
  },
}

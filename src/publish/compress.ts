import { createHash } from "node:crypto"
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import path from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import { filesOf } from "./files-of"
import { buildVariables, settingsOf } from "./settings"
import type { PublishStep } from "./site"

const compressible = /\.(?:html|js|css|json|svg|xml|txt|webmanifest|wasm)$/
/** Compressed, smaller files would not be smaller by more than their headers. */
const leastBytes = 512

/**
 * The highest levels cost many times as much for every page (Brotli's 150 ms against 2, gzip's 4 against 2) and save
 * a tenth and a hundredth. They pay for files that stay the same for many builds.
 */
const levelsOf = (file: string) =>
  /\.(?:js|css|svg)$/.test(file) ? { brotli: 11, gzip: 9 } : { brotli: 5, gzip: 6 }

/**
 * Writes `.br` and `.gz` beside every text file, for servers that send files as they are. Compressed files are kept
 * between builds under the hash of what they hold.
 */
export const compress: PublishStep = {
  name: "compress",
  run: async ({ folder, memory, project }) => {
    const { host } = settingsOf(buildVariables(project))
    // The others compress by themselves, and would only store three times the files.
    if (host && host !== "nginx") return
    const kept = path.join(memory, "compressed")
    mkdirSync(kept, { recursive: true })
    const used = new Map<string, Promise<void>>()
    const files = (await filesOf(folder)).filter((name) => compressible.test(name))
    await inParallel(files, async (name) => {
      const file = path.join(folder, name)
      const content = readFileSync(file)
      if (content.length < leastBytes) return
      const levels = levelsOf(file)
      const hash = createHash("sha256").update(content).digest("hex").slice(0, 32)
      await keep(`${hash}-${levels.brotli}.br`, `${file}.br`, () =>
        promisify(brotliCompress)(content, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: levels.brotli,
            [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          },
        }),
      )
      await keep(`${hash}-${levels.gzip}.gz`, `${file}.gz`, () =>
        promisify(gzip)(content, { level: levels.gzip }),
      )
    })
    for (const name of readdirSync(kept)) if (!used.has(name)) rmSync(path.join(kept, name))

    async function keep(name: string, target: string, make: () => Promise<Buffer>) {
      const known = path.join(kept, name)
      const ready = used.get(name) ?? (existsSync(known) ? Promise.resolve() : make().then(write))
      used.set(name, ready)
      await ready
      // No link: whoever changes the published file is not to change what is remembered.
      copyFileSync(known, target)

      function write(content: Buffer) {
        writeWhole(known, content)
      }
    }
  },
}

/** A process killed in between leaves a file under a name that nobody asks for. */
function writeWhole(file: string, content: Buffer) {
  const unfinished = `${file}.unfinished`
  writeFileSync(unfinished, content)
  renameSync(unfinished, file)
}

/** zlib works in threads of its own; more at once than there are would only hold more files in memory. */
async function inParallel<Item>(items: Item[], work: (item: Item) => Promise<void>, lanes = 4) {
  const left = items.values()
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const item of left) await work(item)
    }),
  )
}

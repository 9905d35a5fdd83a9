import { createHash } from "node:crypto"
import { readFileSync, rmSync, statSync } from "node:fs"
import path from "node:path"
import sharp from "sharp"
import { filesOf } from "../files-of"
import { memoryOf } from "../memory"
import { ownCode } from "../own-code"
import { isWholePalettePng } from "../share-images/png"
import { DamagedOutput, type PublishStep, type Site } from "../site"
import { referencesOf } from "./references"

const images = /\.(?:png|jpe?g|webp|avif|gif)$/i
const referring = /(?:\.html|\.css|\.webmanifest|^\/page-data\/.*\.json)$/

/** Files that webpack has given a hash, as its scripts name them. */
const assets = /\bstatic\/[\w.%-]+-[0-9a-f]{32}\.[a-z0-9]+/g

/**
 * Opens every file of the site, and looks for every file that HTML or page data refers to: all are there and not
 * empty, HTML is whole, JSON can be parsed, images can be decoded. What was sound once and has kept its size and time
 * is not opened again; pages are finished anew by every build, and are known by what they say.
 *
 * @throws DamagedOutput with every finding
 */
export const verifySite: PublishStep = {
  name: "verify",
  run: async (site) => {
    const { findings, unused } = await inspect(site)
    for (const file of unused) rmSync(path.join(site.folder, file))
    if (findings.length === 0) return
    const shown = findings.slice(0, 20).map((finding) => `  ${finding}`)
    const rest = findings.length > shown.length ? `\n  and ${findings.length - shown.length} more` : ""
    throw new DamagedOutput(`The built site is damaged and was not published:\n${shown.join("\n")}${rest}`)
  },
}

/**
 * What is wrong with the site's files, a line each, and the files of `/static/` that nothing refers to any more: Gatsby
 * keeps every picture that it has ever made.
 */
export async function inspect(site: Site): Promise<{ findings: string[]; unused: string[] }> {
  const sound = memoryOf<string[]>(site, "verify", `${site.pathPrefix} ${hashOf(ownCode(__dirname))}`)
  const files = new Set(await filesOf(site.folder))
  const findings: string[] = []
  const used = new Set<string>()
  for (const file of files) {
    const where = path.join(site.folder, file)
    const { size, mtimeMs } = statSync(where)
    try {
      if (size === 0) throw new Error("is empty")
      const page = file.endsWith(".html") ? readFileSync(where) : undefined
      const state = page === undefined ? mtimeMs : hashOf(page)
      const references = await sound.recall(`${file} ${size} ${state}`, () => open(site, file, page))
      for (const reference of references) {
        used.add(reference)
        if (!files.has(reference)) findings.push(`${file} refers to ${reference}, which is missing`)
      }
    } catch (error) {
      findings.push(`${file} ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  sound.save()
  return { findings, unused: [...files].filter((file) => file.startsWith("/static/") && !used.has(file)) }
}

const hashOf = (content: Buffer) => createHash("sha1").update(content).digest("hex")

/** Reads a file as a browser would; answers with what it refers to. @param known its content, where it was read already */
async function open(site: Site, file: string, known?: Buffer): Promise<string[]> {
  const where = path.join(site.folder, file)
  if (images.test(file)) {
    const picture = readFileSync(where)
    if (!isWholePalettePng(picture)) await decode(picture)
    return []
  }
  if (!/\.(?:html|js|css|json|webmanifest)$/.test(file)) return []
  const text = (known ?? readFileSync(where)).toString()
  if (file.endsWith(".html") && !text.trimEnd().endsWith("</html>")) throw new Error("is cut off")
  if (file.endsWith(".json")) parse(text)
  if (file.endsWith(".js")) return [...text.matchAll(assets)].map(([asset]) => `/${asset}`)
  return referring.test(file) ? [...referencesOf(text, site.pathPrefix)] : []
}

async function decode(picture: Buffer) {
  try {
    await sharp(picture, { failOn: "truncated" }).raw().toBuffer()
  } catch (error) {
    throw new Error(`cannot be decoded (${error instanceof Error ? error.message.split("\n")[0] : error})`)
  }
}

function parse(text: string) {
  try {
    JSON.parse(text)
  } catch {
    throw new Error("is not the JSON it should be")
  }
}

import { readFileSync, statSync } from "node:fs"
import path from "node:path"
import { filesBelow, openImage } from "../../content"
import { limitConcurrency } from "../../util/limit-concurrency"
import type { Step } from "./built-site"
import { DamagedOutput } from "./errors"

/**
 * Check every new file, and every file that another one refers to: JSON can be parsed, images can be decoded.
 *
 * @throws DamagedOutput with all problems
 */
export const verify: Step = {
  site: async ({ folder, fresh, references }) => {
    const limited = limitConcurrency(atOnce)
    const checks = [...fresh].map(async (name) => {
      const problem = await limited(() => problemOf(path.join(folder, name)))
      return problem ? [`${name} ${problem}`] : []
    })
    const problems = (await Promise.all(checks)).flat()
    // Pages refer to the same scripts and images, so each file is looked up once.
    const files = new Set(filesBelow(folder))
    for (const [name, referenced] of Object.entries(references))
      for (const reference of referenced)
        if (!files.has(reference)) problems.push(`${name} refers to ${reference}, which is missing`)
    if (problems.length === 0) return
    const shown = problems.slice(0, 20).map((problem) => `  ${problem}`)
    const rest = problems.length > shown.length ? `\n  and ${problems.length - shown.length} more` : ""
    throw new DamagedOutput(`The built site is damaged and was not published:\n${shown.join("\n")}${rest}`)
  },
}

/** Number of images to decode in parallel, to limit memory. */
const atOnce = 8

async function problemOf(file: string): Promise<string | undefined> {
  if (statSync(file).size === 0) return "is empty"
  if (/\.(?:png|jpe?g|webp|avif)$/i.test(file)) return decodingProblem(readFileSync(file))
  if (file.endsWith(".json")) return parsingProblem(readFileSync(file, "utf8"))
  return undefined
}

/** Decode at a fraction of the size: it still reads the whole file, in a third of the time. */
async function decodingProblem(image: Buffer) {
  try {
    await openImage(image, { failOn: "truncated" })
      .resize(16, 16, { fit: "fill", kernel: "nearest" })
      .raw()
      .toBuffer()
  } catch (error) {
    return `cannot be decoded (${error instanceof Error ? error.message.split("\n")[0] : error})`
  }
}

function parsingProblem(text: string) {
  try {
    JSON.parse(text)
  } catch {
    return "is not valid JSON"
  }
}

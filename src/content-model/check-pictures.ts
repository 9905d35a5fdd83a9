import { createHash } from "node:crypto"
import { readFile, stat } from "node:fs/promises"
import path from "node:path"
import type { FieldKind } from "./fields"
import { inTurns } from "./in-turns"
import { maximumBytes, maximumSide, type PictureFacts, pictureFacts } from "./picture-facts"
import { pictureSizeFinding } from "./picture-size"
import type { Problem } from "./problem"

/** Facts of pictures by the hash of their bytes: decoding is the slow part, and the same bytes stay the same. */
export type PictureMemory = Map<string, PictureFacts>

/** What a field or a body wants of a picture or drawing. */
export type WantedFile = Extract<FieldKind, { kind: "image" | "file" }>

/** What is wrong with a picture that exists; a warning where it can be shown for all that. */
export type PictureFinding = Pick<Problem, "message" | "severity">

/** Hashes of files that this process has read, by their name, size and times: develop checks them again and again. */
const hashes = new Map<string, string>()

/**
 * Looks into pictures, each file once.
 * @param remembered Facts found before.
 */
export const pictureInspector = (remembered: ReadonlyMap<string, PictureFacts> = new Map()) => {
  const inspected = new Map<string, Promise<PictureFacts>>()
  const seen: PictureMemory = new Map()
  const turn = inTurns(atOnce)
  let count = 0

  const inspect = async (file: string): Promise<PictureFacts> => {
    const unknown = (fault: string) => ({ format: "", width: 0, height: 0, animated: false, fault })
    try {
      const { size, mtimeMs, ctimeMs } = await stat(file)
      if (size > maximumBytes) return unknown(`has ${megabytes(size)}. Export it with at most 20 MB`)
      const stamp = `${file} ${size} ${mtimeMs} ${ctimeMs}`
      const known = hashes.get(stamp)
      const { hash, facts } = (known && found(known)) || (await read(file))
      hashes.set(stamp, hash)
      seen.set(hash, facts)
      count += 1
      return facts
    } catch (error) {
      const reason = (error as NodeJS.ErrnoException).code ?? error
      return unknown(`cannot be read (${reason}). Put the picture here anew`)
    }
  }

  const found = (hash: string) => {
    const facts = seen.get(hash) ?? remembered.get(hash)
    return facts && { hash, facts }
  }

  const read = async (file: string) => {
    const bytes = await readFile(file)
    const hash = createHash("sha256").update(bytes).digest("hex")
    return found(hash) ?? { hash, facts: await pictureFacts(bytes) }
  }

  /** What is wrong with a picture or drawing that exists, if anything. */
  const findingOf = async (file: string, wanted: WantedFile): Promise<PictureFinding | undefined> => {
    const known = inspected.get(file) ?? turn(() => inspect(file))
    inspected.set(file, known)
    const facts = await known
    const message = wanted.kind === "image" ? pictureMistake(facts, file) : drawingMistake(facts)
    if (message) return { message }
    return wanted.kind === "image" ? pictureSizeFinding(facts, wanted) : undefined
  }
  return Object.assign(findingOf, {
    /** Facts of everything that was looked into. */
    seen: () => seen,
    /** How many files were looked into. */
    count: () => count,
  })
}

/** Pictures in memory at once. */
const atOnce = 8

export type PictureInspector = ReturnType<typeof pictureInspector>

const formats: Record<string, string> = { jpg: "jpeg", jpeg: "jpeg", png: "png", webp: "webp", avif: "avif" }

function pictureMistake({ format, width, height, animated, fault }: PictureFacts, file: string) {
  if (fault) return fault
  const extension = path.extname(file).slice(1).toLowerCase()
  if (format === "svg") return "is a drawing (SVG) inside, and a photo is needed. Export it as PNG"
  const named = formats[extension]
  if (named && named !== format) {
    const right = Object.keys(formats).find((name) => formats[name] === format)
    const advice = right
      ? `Rename it to ${path.basename(file, path.extname(file))}.${right}, here too`
      : "Export it as JPEG or PNG"
    return `is a ${format.toUpperCase()} inside, whatever its name says. ${advice}`
  }
  if (Math.max(width, height) > maximumSide)
    return `is ${thousands(width)} × ${thousands(height)} pixels. Export it with at most 12,000 pixels on each side`
  if (animated) return "is animated. Save one picture of it"
  return undefined
}

function drawingMistake({ format, fault, unwanted }: PictureFacts) {
  if (fault) return fault
  if (format !== "svg") return `is a ${format.toUpperCase()} inside, and a drawing (SVG) is needed`
  if (unwanted === "script") return "holds a script. Export the drawing without scripts and interactions"
  return unwanted && "has a photo inside. Draw it with shapes only"
}

const thousands = (value: number) => value.toLocaleString("en-GB")

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`

/** Fixtures that cannot be text files: images, and texts in other encodings. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import sharp from "sharp"

const thumbnail = "case-studies/harbour-ledger/thumbnail.jpg"
const screen = "case-studies/harbour-ledger/screen-1.jpg"
const portrait = "data/people/elif-karaca.png"
const mark = "technologies/go/mark.svg"

/** Functions that write a fixture's files to a site's `content`. */
export const fixtureBytes: Record<string, (content: string) => Promise<void> | void> = {
  "crlf-and-bom": (content) =>
    rewrite(content, "technologies/go/index.mdx", (text) => `\uFEFF${text.replaceAll("\n", "\r\n")}`),

  "encoding-latin-1": (content) =>
    rewrite(content, "technologies/go/index.mdx", (text) => Buffer.from(text, "latin1")),
  "encoding-utf-16": (content) =>
    rewrite(content, "technologies/go/index.mdx", (text) => Buffer.from(`\uFEFF${text}`, "utf16le")),
  "encoding-old-line-endings": (content) =>
    rewrite(content, "technologies/go/index.mdx", (text) => text.replaceAll("\n", "\r")),

  "picture-empty": (content) => write(content, thumbnail, ""),

  "picture-corrupt": async (content) => {
    const whole = await plain(600, 400).jpeg().toBuffer()
    write(content, thumbnail, whole.subarray(0, Math.floor(whole.length / 2)))
    write(content, portrait, await damaged())
  },

  "picture-mislabelled": async (content) => {
    write(content, thumbnail, await plain(100, 100).png().toBuffer())
    write(content, portrait, readFileSync(path.join(content, mark)))
  },

  "picture-too-wide": async (content) => {
    write(content, thumbnail, await plain(12_001, 10).jpeg().toBuffer())
    // The greatest width allowed.
    write(content, screen, await plain(12_000, 10).jpeg().toBuffer())
  },

  "picture-too-heavy": async (content) => {
    const whole = await plain(100, 100).jpeg().toBuffer()
    write(content, thumbnail, Buffer.concat([whole, Buffer.alloc(21 * 1024 * 1024)]))
  },

  "picture-animated": async (content) => {
    const frames = Buffer.alloc(16 * 32 * 3, 80).fill(200, 16 * 16 * 3)
    const animation = await sharp(frames, {
      raw: { width: 16, height: 32, channels: 3, pageHeight: 16 } as never,
    })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer()
    write(content, "case-studies/harbour-ledger/film.webp", animation)
    rmSync(path.join(content, screen))
  },

  /** A folder with the image's name. */
  "picture-unreadable": (content) => {
    rmSync(path.join(content, thumbnail))
    mkdirSync(path.join(content, thumbnail))
  },
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#0A130E" } })

/** An image with damaged bytes in the middle. */
const damaged = async () => {
  const pixels = Buffer.from(
    Array.from({ length: 300 * 200 * 3 }, (_, index) => ((index * index * 31) % 251) ^ (index >> 4)),
  )
  const whole = await sharp(pixels, { raw: { width: 300, height: 200, channels: 3 } })
    .png()
    .toBuffer()
  const middle = Math.floor(whole.length / 2)
  return whole.fill(0x55, middle, middle + 64)
}

const write = (content: string, file: string, bytes: string | Buffer) =>
  writeFileSync(path.join(content, file), bytes)

const rewrite = (content: string, file: string, change: (text: string) => string | Buffer) =>
  write(content, file, change(readFileSync(path.join(content, file), "utf8")))

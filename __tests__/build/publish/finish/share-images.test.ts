import { readFileSync } from "node:fs"
import path from "node:path"
import { create, type Font } from "fontkit"
import sharp from "sharp"
import type { BuiltSite } from "../../../../src/publish/finish/built-site"
import {
  drawShareImage,
  fitHeading,
  type ShareImage,
  shareImages,
  siteColours,
} from "../../../../src/publish/finish/share-images"
import { openTypeface, type Typeface } from "../../../../src/publish/finish/text-to-path"
import { svgShapes } from "../../../../src/publish/svg-shapes"
import { shareImageFonts, typeface as siteTypeface } from "../../../../src/site/theme/typeface"
import { siteOf } from "../../../support/built-site"
import { removeFolders, temporaryFolder, writeFiles } from "../../../support/folders"

const project = path.resolve(".")
const logo = svgShapes(readFileSync("static/brand/logomark.svg", "utf8"))
const ownColours = { background: "#F9E3DF", heading: "#2B1620", name: "#6B4653", light: "#0A6B36" }

let typeface: Typeface
beforeAll(async () => {
  typeface = await openTypeface()
})

const draw = (image: Partial<ShareImage>) =>
  drawShareImage(
    { heading: "Heading", name: "Name", productName: "Mosslight", colours: siteColours, logo, ...image },
    typeface,
  )

/** The image's size, and a function for the share of pixels with a colour in a region. */
const inspect = async (png: Buffer) => {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
  const share = (colour: string, [left, top]: [number, number], [right, bottom]: [number, number]) => {
    const wanted = Buffer.from(colour.slice(1), "hex")
    let count = 0
    for (let y = top; y < bottom; y += 1)
      for (let x = left; x < right; x += 1) {
        const start = (y * info.width + x) * info.channels
        if (wanted.equals(data.subarray(start, start + 3))) count += 1
      }
    return count / ((right - left) * (bottom - top))
  }
  return { width: info.width, height: info.height, share }
}

describe("drawShareImage", () => {
  it.each([siteColours, ownColours])("shows everything in its colour: %j", async (colours) => {
    const png = await draw({ heading: "Six practices, one team", name: "Services", colours })
    const { width, height, share } = await inspect(png)
    expect([width, height]).toEqual([1200, 630])
    expect(png.length).toBeLessThanOrEqual(80_000)
    expect(share(colours.background, [0, 0], [60, 630])).toBe(1)
    expect(share(colours.light, [960, 90], [1060, 190])).toBe(1)
    expect(share(colours.heading, [76, 60], [130, 120])).toBeGreaterThan(0.2)
    expect(share(colours.light, [76, 60], [130, 120])).toBeGreaterThan(0.02)
    expect(share(colours.name, [300, 60], [560, 120])).toBeGreaterThan(0.03)
    expect(share(colours.heading, [76, 400], [850, 600])).toBeGreaterThan(0.08)
  })

  it.each(["Contact us", "A name as long as no name of a page of this site will ever be"])(
    "omits the name if it equals the heading or is too long: %s",
    async (name) => {
      const { share } = await inspect(await draw({ heading: "Contact us", name }))
      expect(share(siteColours.name, [300, 40], [1200, 140])).toBe(0)
    },
  )

  it.each(["W".repeat(64), "Mmmmm ".repeat(12).trim(), "i", "Ş".repeat(200), "several words ".repeat(14)])(
    "keeps the heading inside its area: %s",
    async (heading) => {
      const { share } = await inspect(await draw({ heading }))
      const background = (left: number, top: number, right: number, bottom: number) =>
        share(siteColours.background, [left, top], [right, bottom])
      const margins = [background(0, 0, 70, 630), background(0, 0, 900, 50), background(76, 125, 600, 145)]
      expect(margins).toEqual([1, 1, 1])
      expect(share(siteColours.heading, [870, 0], [1200, 630])).toBe(0)
      expect(share(siteColours.heading, [0, 615], [1200, 630])).toBe(0)
    },
  )
})

describe("fitHeading", () => {
  /** Each letter is half an em wide. */
  const setHeading = (heading: string) => fitHeading(heading, (text) => text.length / 2)

  it.each([
    [100, ["Contact us"]],
    [80, ["Buying or building", "it: a choice", "in seven answers"]],
  ])(
    "breaks a heading of %d pixels into lines of similar widths that do not end in a short word: %j",
    (size, lines) => {
      expect(setHeading(lines.join(" "))).toEqual({ size, lines })
    },
  )

  it("keeps each word, in order and inside the area", () => {
    const text = "words of several lengths make up a heading that goes on and on until it ends ".repeat(3)
    for (let length = 1; length <= 200; length += 1) {
      const heading = text.slice(0, length).trim()
      const { size, lines } = setHeading(heading)
      expect(lines.join(" ")).toBe(heading)
      expect(lines.length * size).toBeLessThanOrEqual(400)
      for (const line of lines) expect((line.length / 2) * size).toBeLessThanOrEqual(778)
    }
  })
})

describe("the typeface", () => {
  it("is the site's typeface", () => {
    const fonts = shareImageFonts.map((name) => create(readFileSync(require.resolve(name))) as Font)
    // A static font has its weight in its family name: "Outfit Medium".
    for (const { familyName } of fonts) expect(`${familyName} `).toMatch(RegExp(`^${siteTypeface} `))
  })
})

describe("shareImages", () => {
  const folder = temporaryFolder()
  afterAll(removeFolders)

  const page = (path: string, heading: string) => ({ path, file: "", hash: "", name: "Name", heading })

  /** Result of the step for these pages: keys and images by file. */
  const run = async (...pages: BuiltSite["pages"][number][]) => {
    const kept: Record<string, { key: string; image: Buffer }> = {}
    const site = siteOf({})
    await shareImages.records?.({
      ...site,
      folder,
      project,
      pages,
      reuseOrCreate: async (file, key, create) => {
        const target = path.join(folder, "kept.png")
        await create(target)
        kept[file] = { key, image: readFileSync(target) }
      },
    })
    return kept
  }

  it("draws one image per page, in the page's colours", async () => {
    const kept = await run(
      { ...page("/a/", "One & the other's"), colours: ownColours },
      page("/b/ö/", "Another"),
      { ...page("/search/", "Not shared"), noindex: true },
      { path: "/d/", file: "", hash: "" },
    )
    expect(Object.keys(kept).sort()).toEqual(["share/a.png", "share/b/ö.png"])
    expect(kept["share/a.png"]?.image).toEqual(
      await draw({ heading: "One & the other's", colours: ownColours }),
    )
    expect(kept["share/b/ö.png"]?.image).toEqual(await draw({ heading: "Another" }))
  })

  it("uses the same key only for the same image", async () => {
    const coloured = { ...page("/a/", "First"), colours: ownColours }
    const before = await run(coloured, page("/b/", "First"))
    const after = await run(coloured, page("/b/", "Second"))
    const keyOf = (kept: typeof before, name: string) => kept[`share/${name}.png`]?.key
    expect(keyOf(after, "a")).toBe(keyOf(before, "a"))
    const different = [keyOf(before, "a"), keyOf(before, "b"), keyOf(after, "b")]
    expect(new Set(different).size).toBe(3)
  })

  it("shows only the logo if letters are missing, and logs it", async () => {
    const log = jest.spyOn(console, "log").mockImplementation(() => undefined)
    const kept = await run(page("/b/", "শহর"))
    const logged = log.mock.calls.flat()
    log.mockRestore()
    expect(kept["share/b.png"]?.image).toEqual(await draw({ heading: "", name: "", productName: "" }))
    expect(logged).toEqual(['  share/b.png: the fonts lack letters of "শহর", so it shows only the logo'])
  })
  it("reports a logomark of another size", async () => {
    const other = temporaryFolder()
    writeFiles(other, { "static/brand/logomark.svg": '<svg viewBox="0 0 256 256"><path d="M0 0"/></svg>' })
    await expect(shareImages.records?.({ ...siteOf({}), folder, project: other })).rejects.toThrow(
      "logomark.svg does not have 64 by 64 units",
    )
  })
})

import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import sharp from "sharp"
import { writeGatsbyFacts } from "../../../src/publish/gatsby-facts"
import { type Drawer, openDrawer } from "../../../src/publish/share-images/draw"
import { fontFiles } from "../../../src/publish/share-images/font-files"
import { houseColours } from "../../../src/publish/share-images/palette"
import { setHeading } from "../../../src/publish/share-images/set-heading"
import { shareImages } from "../../../src/publish/share-images/share-images"
import { PublishError, type Site } from "../../../src/publish/site"
import { shareImageFonts, typeface } from "../../../src/theme/typeface"
import { stagingPlaces } from "../../../src/tooling/staging.mjs"
import { htmlPages } from "../../support/built-site"

const project = path.resolve(".")

const picture = (heading: string, name = "Name") => ({
  heading,
  name,
  productName: "Mosslight",
  colours: houseColours,
})

/** What a picture shows: its size, and the share of pixels of a colour in a part of it. */
const look = async (png: Buffer) => {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const share = (colour: string, from: [number, number], to: [number, number]) => {
    const wanted = (colour.match(/\w\w/g) ?? []).map((pair) => Number.parseInt(pair, 16))
    let count = 0
    for (let y = from[1]; y < to[1]; y += 1)
      for (let x = from[0]; x < to[0]; x += 1)
        if (wanted.every((value, channel) => data[(y * info.width + x) * 3 + channel] === value)) count += 1
    return count / ((to[0] - from[0]) * (to[1] - from[1]))
  }
  return { width: info.width, height: info.height, share }
}

describe("a drawn picture", () => {
  let drawer: Drawer
  beforeAll(async () => {
    drawer = await openDrawer(project)
  })

  it("is 1200 by 630, light, and shows ground, light, logo and heading in their colours", async () => {
    const png = await drawer.draw(picture("Six practices, one team", "Services"))
    const { width, height, share } = await look(png)
    expect([width, height]).toEqual([1200, 630])
    expect(png.length).toBeLessThanOrEqual(80_000)
    expect(share(houseColours.ground, [0, 0], [60, 630])).toBe(1)
    expect(share(houseColours.light, [960, 90], [1060, 190])).toBe(1)
    expect(share(houseColours.heading, [76, 60], [130, 120])).toBeGreaterThan(0.2)
    expect(share(houseColours.name, [300, 60], [560, 120])).toBeGreaterThan(0.03)
    expect(share(houseColours.heading, [76, 400], [850, 600])).toBeGreaterThan(0.08)
  })

  it("takes other colours without being drawn otherwise", async () => {
    const colours = { ground: "#F9E3DF", heading: "#2B1620", name: "#6B4653", light: "#0A6B36" }
    const { share } = await look(
      await drawer.draw({ ...picture("Gorjes, a chair kept in your name"), colours }),
    )
    expect(share("#F9E3DF", [0, 0], [60, 630])).toBe(1)
    expect(share("#0A6B36", [960, 90], [1060, 190])).toBe(1)
    expect(share("#2B1620", [76, 250], [850, 600])).toBeGreaterThan(0.08)
  })

  it("leaves the name out where the heading says the same, or where it has no room", async () => {
    for (const name of ["Contact us", "A name as long as no name of a page of this site will ever be"]) {
      const { share } = await look(await drawer.draw(picture("Contact us", name)))
      expect(share(houseColours.name, [300, 40], [1200, 140])).toBe(0)
    }
  })

  it("is the same at every drawing, whatever was drawn before", async () => {
    const first = await (await openDrawer(project)).draw(picture("Notes from the work"))
    await drawer.draw(picture("Something else entirely, Ödette"))
    expect((await drawer.draw(picture("Notes from the work"))).equals(first)).toBe(true)
  })

  it("never touches its edges, not with the longest heading of the content model nor with one long word", async () => {
    for (const heading of ["W".repeat(64), "Mmmmm ".repeat(12).trim(), "i", "Ş".repeat(200)]) {
      const { share } = await look(await drawer.draw(picture(heading)))
      const left = share(houseColours.ground, [0, 0], [70, 630])
      const top = share(houseColours.ground, [0, 0], [900, 50])
      const bottom = share(houseColours.heading, [0, 615], [1200, 630])
      const right = share(houseColours.heading, [1000, 0], [1200, 630])
      expect([heading, left, top, bottom, right]).toEqual([heading, 1, 1, 0, 0])
    }
  })

  it("knows which letters its typeface has", () => {
    const { canDraw } = drawer
    expect(canDraw(picture("Bulmalı, Ödette, İstanbul’a “hoş geldiniz” – 38 %"))).toBe(true)
    expect(canDraw(picture("শহর"))).toBe(false)
    expect(canDraw(picture("Software 🌿"))).toBe(false)
    expect(canDraw(picture(" "))).toBe(false)
  })
})

describe("the typeface", () => {
  const [installed = ""] = shareImageFonts

  it("is the one of the pages", async () => {
    const source = readFileSync(path.join(project, "src/theme/font-faces.ts"), "utf8")
    const files = [...source.matchAll(/from "(@[^"]+\.woff2)"/g)].map(([, file]) => file as string)
    expect(files.length).toBeGreaterThan(1)
    expect(await fontFiles(files)).toHaveLength(files.length)
    expect(await fontFiles()).toHaveLength(shareImageFonts.length)
  })

  it("is asked for by its package where it is not installed", async () => {
    await expect(
      fontFiles(["@fontsource/none/files/none-latin-500-normal.woff"]),
    ).rejects.toThrowErrorMatchingInlineSnapshot(
      `"There is no font @fontsource/none/files/none-latin-500-normal.woff for the share images. Install its package, or name another in src/theme/typeface.ts."`,
    )
  })

  it("is no other than the site's", async () => {
    const refusal: PublishError = await fontFiles([installed], "Another").catch((error) => error)
    expect(refusal).toBeInstanceOf(PublishError)
    expect(refusal.message).toContain(`The share images would be set in ${typeface}`)
    expect(refusal.message).toContain(
      ` (${installed}), and the site's typeface is Another. src/theme/typeface.ts names both.`,
    )
    await expect(fontFiles([installed], typeface.slice(0, -1))).rejects.toThrow(PublishError)
  })
})

describe("setHeading", () => {
  /** Every letter half as wide as its size. */
  const widthOf = (text: string, { size }: { size: number }) => (text.length * size) / 2
  const set = (heading: string) => setHeading(heading, { width: 780, height: 410 }, widthOf)

  it("sets a short heading large, on one line", () => {
    expect(set("Contact us")).toMatchObject({ lines: ["Contact us"], size: 100 })
  })

  it("makes lines even, and rather leaves no little word at their end", () => {
    expect(set("Rewrite or refactor: a decision in four questions").lines).toEqual([
      "Rewrite",
      "or refactor:",
      "a decision in",
      "four questions",
    ])
    expect(set("Nimble, the board that keeps up with the branch").lines).toEqual([
      "Nimble, the board",
      "that keeps up",
      "with the branch",
    ])
  })

  it("keeps every word, in order, in at most four lines of the content's lengths", () => {
    for (let length = 1; length <= 70; length += 1) {
      const heading = "words of several lengths make up a heading that goes on and on until"
        .repeat(2)
        .slice(0, length)
        .trim()
      const { lines, size, lineHeight } = set(heading)
      expect(lines.join(" ")).toBe(heading)
      expect(lines.length).toBeLessThanOrEqual(4)
      expect(lines.length * lineHeight).toBeLessThanOrEqual(430)
      expect(size).toBeGreaterThanOrEqual(44)
      for (const line of lines) expect(widthOf(line, { size })).toBeLessThanOrEqual(780)
    }
  })

  it("divides a word that is wider than the room, and loses no letter", () => {
    const word = "abcdefghij".repeat(12)
    const { lines, size } = set(word)
    expect(lines.join("")).toBe(word)
    for (const line of lines) expect(widthOf(line, { size })).toBeLessThanOrEqual(780)
  })
})

describe("the publishing step", () => {
  let folder: string
  let site: Site
  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "mosslight-share-"))
    for (const part of ["node_modules", "static"])
      symlinkSync(path.join(project, part), path.join(folder, part))
    const { cache } = stagingPlaces(folder)
    mkdirSync(cache, { recursive: true })
    site = {
      folder: path.join(folder, "public"),
      get pages() {
        return htmlPages(this.folder)
      },
      memory: path.join(folder, "memory"),
      project: folder,
      pathPrefix: "/folder",
      styleHashes: new Set(),
    }
    await writeGatsbyFacts(cache, {
      siteUrl: "https://mosslight.example/folder",
      redirects: [],
      shareColours: { "/a/": { ground: "#F9E3DF", heading: "#2B1620", name: "#6B4653", light: "#0A6B36" } },
    })
    mkdirSync(path.join(site.folder, "brand"), { recursive: true })
    writeFileSync(path.join(site.folder, "brand/og-default.png"), "the site's picture")
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const write = (address: string, heading: string, image = `/share${address.slice(0, -1)}.png`) => {
    const base = "https://mosslight.example/folder"
    const file = path.join(site.folder, address, "index.html")
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(
      file,
      `<!DOCTYPE html><html><head><link data-react-helmet="true" rel="canonical" href="${base}${address}"/>
      <meta data-react-helmet="true" property="og:site_name" content="Mosslight"/>
      <meta data-react-helmet="true" property="og:title" content="Name"/>
      <meta data-react-helmet="true" property="og:image" content="${base}${image}"/>
      <meta data-react-helmet="true" property="og:image:alt" content="${heading}"/></head></html>`,
    )
  }
  const image = (name: string) => readFileSync(path.join(site.folder, "share", name))
  const remembered = () => readdirSync(path.join(site.memory, "share-images"))

  it("draws what pages name, in the colours of the page", async () => {
    write("/a/", "One &amp; the other&#x27;s")
    write("/b/", "Another")
    write("/c/", "Not shared", "/brand/og-default.png")
    await shareImages.run(site)
    expect(readdirSync(path.join(site.folder, "share")).sort()).toEqual(["a.png", "b.png"])
    expect((await look(image("a.png"))).share("#F9E3DF", [0, 0], [60, 630])).toBe(1)
    expect((await look(image("b.png"))).share(houseColours.ground, [0, 0], [60, 630])).toBe(1)
    const drawer = await openDrawer(project)
    const wanted = { ...picture("Another"), colours: houseColours }
    expect(image("b.png").equals(await drawer.draw(wanted))).toBe(true)
  })

  it("remembers pictures by what they show, draws a damaged one anew and forgets what no page shows", async () => {
    write("/a/", "First")
    write("/b/", "Second")
    await shareImages.run(site)
    const [first] = remembered()
    const times = () =>
      Object.fromEntries(
        remembered().map((name) => [name, statSync(path.join(site.memory, "share-images", name)).mtimeMs]),
      )
    const before = times()
    await shareImages.run(site)
    expect(times()).toEqual(before)

    const whole = image("a.png")
    for (const name of remembered()) truncateSync(path.join(site.memory, "share-images", name), 100)
    await shareImages.run(site)
    expect(image("a.png").equals(whole)).toBe(true)
    expect(remembered()).toContain(first)

    write("/b/", "Third")
    await shareImages.run(site)
    expect(remembered()).toHaveLength(2)
    expect(Object.keys(before).filter((name) => !remembered().includes(name))).toHaveLength(1)
  })

  it("puts the site's picture where letters are missing, and says so", async () => {
    const said = jest.spyOn(console, "log").mockImplementation(() => undefined)
    write("/a/", "শহর")
    await shareImages.run(site)
    expect(image("a.png").toString()).toBe("the site's picture")
    expect(said.mock.calls.join()).toContain("/share/a.png")
    expect(existsSync(path.join(site.folder, "share/a.png"))).toBe(true)
    said.mockRestore()
  })
})

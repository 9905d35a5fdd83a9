import { createHash } from "node:crypto"
import { cpSync } from "node:fs"
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { filesOf } from "../files-of"
import { readGatsbyFacts } from "../gatsby-facts"
import { type PageHead, readHead } from "../page-head"
import type { PublishStep, Site } from "../site"
import { type Drawer, fontFiles, openDrawer, type SharePicture } from "./draw"
import { houseColours, type ShareColours } from "./palette"

/**
 * Draws the picture that each page names in its head, from what the head says: the picture's alt text is its heading.
 * Pictures are remembered by what they show; where nothing changed, none is drawn.
 */
export const shareImages: PublishStep = {
  name: "share images",
  run: async (site) => {
    const { shareColours } = await readGatsbyFacts(site)
    const memory = path.join(site.memory, "share-images")
    await mkdir(memory, { recursive: true })
    const version = await versionOf(site.project)
    let drawer: Promise<Drawer> | undefined
    const used = new Set<string>()

    for (const page of await sharedPages(site)) {
      const picture = pictureOf(page.head, shareColours[page.address] ?? houseColours)
      const name = `${createHash("sha256").update(version).update(JSON.stringify(picture)).digest("hex")}.png`
      const remembered = path.join(memory, name)
      const target = path.join(site.folder, page.image)
      await mkdir(path.dirname(target), { recursive: true })
      used.add(name)
      if (!(await isWhole(remembered))) {
        drawer ??= openDrawer(site.project)
        if (!(await drawer).canDraw(picture)) {
          console.log(
            `  ${page.image}: the typeface lacks letters of "${picture.heading}"; the site's picture stands in`,
          )
          await copyFile(path.join(site.folder, sitePicture), target)
          continue
        }
        await writeFile(`${remembered}.new`, await (await drawer).draw(picture))
        await rename(`${remembered}.new`, remembered)
      }
      // With its time, by which the verifier knows that it was sound.
      cpSync(remembered, target, { preserveTimestamps: true })
    }
    for (const name of await readdir(memory)) if (!used.has(name)) await rm(path.join(memory, name))
  },
}

/** Where pages name their own pictures, and the one for those that have none. */
const shareFolder = "/share/"
const sitePicture = "brand/og-default.png"

interface SharedPage {
  address: string
  head: PageHead
  /** The picture's file in the site's folder. */
  image: string
}

/** Pages that name a picture of their own. */
const sharedPages = async ({ folder, pathPrefix }: Site): Promise<SharedPage[]> => {
  const pages: SharedPage[] = []
  for (const file of await filesOf(folder)) {
    if (!file.endsWith(".html")) continue
    const head = readHead(await readFile(path.join(folder, file), "utf8"))
    const image = fileOf(head.metas.get("og:image"), pathPrefix)
    const address = fileOf(head.canonical, pathPrefix)
    if (image?.startsWith(shareFolder) && address) pages.push({ address, head, image })
  }
  return pages
}

/** The path of an address of this site, without the folder that the site is published under. */
const fileOf = (address: string | undefined, pathPrefix: string) =>
  address && decodeURI(new URL(address).pathname.slice(pathPrefix.length))

const pictureOf = ({ metas }: PageHead, colours: ShareColours): SharePicture => ({
  heading: metas.get("og:image:alt") ?? "",
  name: metas.get("og:title") ?? "",
  productName: metas.get("og:site_name") ?? "",
  colours,
})

/** A hash of everything else that decides how a picture looks: this code, the typeface, the logo. */
const versionOf = async (project: string): Promise<string> => {
  const code = (await readdir(__dirname)).sort().map((name) => path.join(__dirname, name))
  const files = await Promise.all(
    [...code, path.join(project, "static/brand/logomark.svg")].map((file) => readFile(file)),
  )
  const hash = createHash("sha256")
  for (const file of [...files, ...(await fontFiles())]) hash.update(file)
  return hash.digest("hex")
}

/** Whether a PNG file is there to its end. */
const isWhole = async (file: string): Promise<boolean> => {
  const bytes = await readFile(file).catch(() => Buffer.alloc(0))
  return bytes.subarray(1, 4).toString() === "PNG" && bytes.subarray(-8, -4).toString() === "IEND"
}

import { createHash } from "node:crypto"
import { copyFileSync, mkdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { fileMemoryOf } from "../file-memory"
import { readGatsbyFacts } from "../gatsby-facts"
import { ownCode } from "../own-code"
import type { PageHead } from "../page-head"
import { headOf, readPage } from "../pages/page-text"
import type { PublishStep, Site } from "../site"
import { type Drawer, openDrawer, type SharePicture } from "./draw"
import { fontFiles } from "./font-files"
import { houseColours, type ShareColours } from "./palette"

/**
 * Draws the picture that each page names in its head, from what the head says: the picture's alt text is its heading.
 * Pictures are remembered by what they show; where nothing changed, none is drawn.
 */
export const shareImages: PublishStep = {
  name: "share images",
  run: async (site) => {
    const { shareColours } = await readGatsbyFacts(site)
    const memory = fileMemoryOf(path.join(site.memory, "share-images"))
    const version = await versionOf(site.project)
    let drawer: Promise<Drawer> | undefined

    for (const page of sharedPages(site)) {
      const picture = pictureOf(page.head, shareColours[page.address] ?? houseColours)
      const key = createHash("sha256").update(version).update(JSON.stringify(picture)).digest("hex")
      const target = path.join(site.folder, page.image)
      mkdirSync(path.dirname(target), { recursive: true })
      if (memory.recall(key, target)) continue
      drawer ??= openDrawer(site.project)
      if ((await drawer).canDraw(picture)) {
        memory.write(key, target, await (await drawer).draw(picture))
      } else {
        console.log(
          `  ${page.image}: the typeface lacks letters of "${picture.heading}"; the site's picture stands in`,
        )
        copyFileSync(path.join(site.folder, sitePicture), target)
      }
    }
    memory.forgetUnused()
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
const sharedPages = (site: Site): SharedPage[] =>
  site.pages.flatMap((page) => {
    const head = headOf(readPage(site, page))
    const image = fileOf(head.metas.get("og:image"), site.pathPrefix)
    const address = fileOf(head.canonical, site.pathPrefix)
    return image?.startsWith(shareFolder) && address ? [{ address, head, image }] : []
  })

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
  const logomark = readFileSync(path.join(project, "static/brand/logomark.svg"))
  const hash = createHash("sha256")
  for (const part of [ownCode(__dirname), logomark, ...(await fontFiles())]) hash.update(part)
  return hash.digest("hex")
}

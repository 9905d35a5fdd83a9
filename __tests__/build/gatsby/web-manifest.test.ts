import { readFileSync } from "node:fs"
import path from "node:path"
import sharp from "sharp"
import { writeWebManifest } from "../../../src/gatsby/outputs/web-manifest"
import { light } from "../../../src/site/theme/palette"
import { removeFolders, temporaryFolder } from "../../support/folders"

const ink = light.color.surfaceInverse

const file = (name: string) => path.resolve("static", name)

afterAll(removeFolders)

/** Colours of an icon's pixels as #RRGGBB, or none if it is transparent. */
const pixels = async (name: string) => {
  const { data, info } = await sharp(file(name)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return (x: number, y: number) => {
    const at =
      (Math.min(info.height - 1, y * info.height) | 0) * info.width +
      (Math.min(info.width - 1, x * info.width) | 0)
    const [r = 0, g = 0, b = 0, alpha = 0] = data.subarray(at * 4, at * 4 + 4)
    return alpha < 255
      ? "none"
      : `#${[r, g, b].map((value) => value.toString(16).padStart(2, "0")).join("")}`.toUpperCase()
  }
}

it.each([
  ["favicon.png", 96, "none"],
  ["apple-touch-icon.png", 180, ink],
  ["icon-192.png", 192, "none"],
  ["icon-512.png", 512, "none"],
  ["icon-maskable-512.png", 512, ink],
])("%s is %d pixels wide, with the logomark on ink and %s in its corners", async (name, size, corner) => {
  expect(await sharp(file(name)).metadata()).toMatchObject({ format: "png", width: size, height: size })
  const at = await pixels(name)
  expect([at(0, 0), at(1, 0), at(0, 1), at(1, 1)]).toEqual([corner, corner, corner, corner])
  expect(at(0.5, 0.06)).toBe(ink)
  expect(at(0.5, 0.28)).toBe(light.color.accent)
  expect([at(0.35, 0.6), at(0.65, 0.6)]).toEqual([light.color.textOnInverse, light.color.textOnInverse])
})

it("keeps the logomark of the maskable icon inside the safe circle", async () => {
  const at = await pixels("icon-maskable-512.png")
  for (let x = 0; x < 1; x += 1 / 64)
    for (let y = 0; y < 1; y += 1 / 64) if (Math.hypot(x - 0.5, y - 0.5) > 0.4) expect(at(x, y)).toBe(ink)
})

it("writes a manifest with icons below the path prefix", async () => {
  const root = temporaryFolder()
  writeWebManifest(root, { productName: "Mosslight", description: "A studio.", pathPrefix: "/studio" })
  const manifest = JSON.parse(readFileSync(path.join(root, "public/manifest.webmanifest"), "utf8"))
  expect(manifest).toMatchObject({
    start_url: "/studio/",
    scope: "/studio/",
    icons: expect.arrayContaining([expect.objectContaining({ sizes: "512x512", purpose: "maskable" })]),
  })
  for (const { src, type } of manifest.icons as { src: string; type: string }[]) {
    expect(src).toMatch(/^\/studio\/./)
    expect(type).toBe(src.endsWith(".svg") ? "image/svg+xml" : "image/png")
  }
})

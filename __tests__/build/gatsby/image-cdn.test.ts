import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import sharp from "sharp"
import { cdnImageData, imageCdnResolvers, usesImageCdn } from "../../../src/gatsby/image-cdn"

const picture = { address: "/studio/static/cover photo-0123.jpg", width: 2400, height: 1350 }

afterEach(() => {
  delete process.env.NETLIFY_IMAGE_CDN
})

test.each([
  [undefined, false],
  ["", false],
  ["false", false],
  ["true", true],
  ["1", true],
])("the setting %j switches it on: %s", (value, expected) => {
  if (value !== undefined) process.env.NETLIFY_IMAGE_CDN = value
  expect(usesImageCdn()).toBe(expected)
})

test("every width is an address of the CDN, up to the picture's own", () => {
  const data = cdnImageData(picture, { layout: "fullWidth" })
  const widths = (data.images.fallback?.srcSet ?? "").split(",\n").map((one) => one.split(" ")[1])
  expect(widths).toEqual(["640w", "750w", "828w", "1080w", "1200w", "1920w", "2048w", "2400w"])
  expect(data.images.fallback?.src).toBe(
    "/.netlify/images?url=%2Fstudio%2Fstatic%2Fcover+photo-0123.jpg&w=2400&q=75",
  )
  expect(data.images.sources).toEqual([])
  expect(data.width).toBe(1)
  expect(data.height).toBeCloseTo(1350 / 2400)
})

test("widths that a query names are kept", () => {
  const data = cdnImageData(picture, { layout: "constrained", width: 828, breakpoints: [384, 640, 828] })
  expect(
    [...(data.images.fallback?.srcSet ?? "").matchAll(/&w=(\d+)&q=75 \1w/g)].map(([, width]) => width),
  ).toEqual(["384", "640", "828"])
  expect([data.width, data.height]).toEqual([828, 466])
})

test("the whole picture is published under a name of its content, once", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "mosslight-cdn-"))
  const before = process.cwd()
  try {
    process.chdir(folder)
    const source = path.join(folder, "cover.png")
    await sharp({ create: { width: 800, height: 600, channels: 3, background: "#34ce72" } })
      .png()
      .toFile(source)
    const { resolve } = imageCdnResolvers("").ImageSharp.gatsbyImageData
    const node = (more: object) => ({ id: "", parent: "file", children: [], internal: internal(), ...more })
    const data = await resolve(
      node({}),
      { layout: "constrained", width: 400 },
      {
        nodeModel: { getNodeById: ({ id }) => (id === "file" ? node({ absolutePath: source }) : null) },
      },
    )
    expect(data?.images.fallback?.src).toBe("/.netlify/images?url=%2Fstatic%2Fcover-abc123.png&w=400&q=75")
    expect(readFileSync("public/static/cover-abc123.png")).toEqual(readFileSync(source))
    expect(existsSync("public/static/cover-abc123.png.unfinished")).toBe(false)
  } finally {
    process.chdir(before)
    rmSync(folder, { recursive: true })
  }
})

const internal = () => ({ contentDigest: "abc123", type: "File", owner: "" })

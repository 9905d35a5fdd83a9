import {
  deviceSizes,
  imageSizes,
  optimisedSrcSet,
  optimisedUrl,
  optimiserWidth,
} from "../../../src/lib/image-optimiser"

const url = "https://images.example/a b/photo.jpg?size=big&x=1#top"

afterEach(() => {
  delete process.env.GATSBY_IMAGE_OPTIMISER
})

describe("the image optimiser", () => {
  it("has the widths of the specification", () => {
    expect(deviceSizes).toEqual([640, 750, 828, 1080, 1200, 1920, 2048, 3840])
    expect(imageSizes).toEqual([16, 32, 48, 64, 96, 128, 256, 384])
  })

  it.each([
    [1, 16],
    [16, 16],
    [17, 32],
    [384, 384],
    [385, 640],
    [829, 1080],
    [3840, 3840],
    [9000, 3840],
    [0, 16],
  ])("requests %d as %d", (width, requested) => {
    expect(optimiserWidth(width)).toBe(requested)
  })

  it("has exactly the parameters url, w and q, which is 75", () => {
    process.env.GATSBY_IMAGE_OPTIMISER = "/.netlify/images"
    const address = new URL(optimisedUrl({ url, width: 700 }), "https://mosslight.example")
    expect(address.pathname).toBe("/.netlify/images")
    expect([...address.searchParams]).toEqual([
      ["url", url],
      ["w", "750"],
      ["q", "75"],
    ])
  })

  it.each([
    ["/_vercel/image", "/_vercel/image?url=https%3A%2F%2Fx.example%2Fa.png&w=64&q=75"],
    [
      "https://cdn.example/img?key=1",
      "https://cdn.example/img?key=1&url=https%3A%2F%2Fx.example%2Fa.png&w=64&q=75",
    ],
  ])("builds a URL of the optimiser %s", (optimiser, expected) => {
    process.env.GATSBY_IMAGE_OPTIMISER = optimiser
    expect(optimisedUrl({ url: "https://x.example/a.png", width: 50 })).toBe(expected)
  })

  it("accepts another quality", () => {
    process.env.GATSBY_IMAGE_OPTIMISER = "/i"
    expect(optimisedUrl({ url: "https://x.example/a.png", width: 50, quality: 90 })).toContain("&q=90")
  })

  it.each([
    ["no optimiser is set", undefined, url],
    ["the setting is empty", "", url],
    ["the image is on this site", "/i", "/static/a.jpg"],
    ["the URL has no host", "/i", "https://"],
    ["the URL is a script", "/i", "javascript:alert(1)"],
    ["the URL is a data URL", "/i", "data:image/png;base64,AA=="],
    ["the URL is empty", "/i", ""],
  ])("returns the URL unchanged if %s", (_, optimiser, address) => {
    if (optimiser !== undefined) process.env.GATSBY_IMAGE_OPTIMISER = optimiser
    expect(optimisedUrl({ url: address, width: 100 })).toBe(address)
    expect(optimisedSrcSet({ url: address, width: 100 })).toBeUndefined()
  })

  it("lists the widths up to the requested one in the srcset", () => {
    process.env.GATSBY_IMAGE_OPTIMISER = "/i"
    const widths = (width: number) =>
      optimisedSrcSet({ url: "https://x.example/a.png", width })
        ?.split(", ")
        .map((candidate) => candidate.split(" ")[1])
    expect(widths(100)).toEqual(["16w", "32w", "48w", "64w", "96w", "128w"])
    expect(widths(1000)).toEqual(["640w", "750w", "828w", "1080w"])
  })
})

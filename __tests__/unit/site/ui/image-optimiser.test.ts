import { optimisedSrcSet, optimisedUrl, optimiserWidth } from "../../../../src/site/ui/media/image-optimiser"

const url = "https://images.example/a b/photo.jpg?size=big&x=1#top"

afterEach(() => {
  delete process.env.GATSBY_IMAGE_OPTIMISER
})

describe("the image optimiser", () => {
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

  it.each([
    ["/.netlify/images", undefined, "/.netlify/images", "75"],
    ["https://cdn.example/img?key=1", 90, "https://cdn.example/img?key=1", "90"],
  ])("builds a URL of the optimiser %s with the quality %s", (optimiser, quality, start, q) => {
    process.env.GATSBY_IMAGE_OPTIMISER = optimiser
    const address = optimisedUrl({ url, width: 50, quality })
    expect(address.startsWith(start)).toBe(true)
    const parameters = [...new URL(address, "https://mosslight.example").searchParams]
    expect(parameters.slice(-3)).toEqual(Object.entries({ url, w: "64", q }))
  })

  it.each([
    ["no optimiser is set", undefined, url],
    ["the image is on this site", "/i", "/static/a.jpg"],
    ["the URL has no host", "/i", "https://"],
    ["the URL is a script", "/i", "javascript:alert(1)"],
    ["the URL is a data URL", "/i", "data:image/png;base64,AA=="],
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

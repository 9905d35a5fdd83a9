import { writeFileSync } from "node:fs"
import path from "node:path"
import { retryImage, waitForImage } from "../../../src/gatsby/webpack/wait-for-image"
import { removeFolders, temporaryFolder, writeFiles } from "../../support/folders"

const hash = "a".repeat(32)
const image = `/static/${hash}/0b1c2/screen-1.jpg`

describe("retryImage", () => {
  const request = async (url: string, isImage = (_: string) => true) => {
    const writeHead = jest.fn()
    const next = jest.fn()
    await retryImage(isImage)({ url } as never, { writeHead, end: jest.fn() } as never, next)
    return { isPassedOn: next.mock.calls.length > 0, to: writeHead.mock.calls[0]?.[1].Location }
  }

  it("redirects the request for an image that does not exist yet", async () => {
    expect(await request(image)).toEqual({ isPassedOn: false, to: `${image}?retry=1` })
    expect(await request(`${image}?retry=3`)).toEqual({ isPassedOn: false, to: `${image}?retry=4` })
  })

  it("stops after fifteen retries", async () => {
    expect(await request(`${image}?retry=15`)).toEqual({ isPassedOn: true, to: undefined })
  })

  it("does not wait for an image without an original", async () => {
    expect(await request(image, (known) => known !== hash)).toEqual({ isPassedOn: true, to: undefined })
  })

  it.each(["/", "//", "/%E0", "/static/logo.svg", "/case-studies/nimble/"])("passes on %s", async (url) => {
    expect(await request(url)).toEqual({ isPassedOn: true, to: undefined })
  })
})

describe("waitForImage", () => {
  const project = process.cwd()
  const folder = temporaryFolder()
  const file = path.join(folder, "public", image)

  beforeAll(() => process.chdir(folder))
  afterAll(() => {
    process.chdir(project)
    removeFolders()
  })

  /** Return whether the request has been passed on. */
  const request = (url: string) => {
    const next = jest.fn()
    const ended = waitForImage({ url } as never, undefined as never, next)
    return { isPassedOn: () => next.mock.calls.length > 0, ended }
  }

  it("waits until the file has been written", async () => {
    writeFiles(folder, { [path.join("public", image)]: "" })
    const { isPassedOn, ended } = request(image)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(isPassedOn()).toBe(false)
    writeFileSync(file, "image")
    await ended
    expect(isPassedOn()).toBe(true)
  })

  it.each(["/", "//", "/%E0", image.replace("screen-1", "screen-2"), image.replace("screen-1", "%E0")])(
    "passes on %s at once",
    (url) => {
      expect(request(url).isPassedOn()).toBe(true)
    },
  )
})

import { retryImage } from "../../../src/gatsby/retry-image"

const image = `/static/${"a".repeat(32)}/0b1c2/screen-1.jpg`

const request = async (url: string) => {
  const writeHead = jest.fn()
  const next = jest.fn()
  retryImage({ url } as never, { writeHead, end: jest.fn() } as never, next)
  await jest.advanceTimersByTimeAsync(1_000)
  return { isPassedOn: next.mock.calls.length > 0, to: writeHead.mock.calls[0]?.[1].Location }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it("redirects the request for an image that does not exist yet", async () => {
  expect(await request(image)).toEqual({ isPassedOn: false, to: `${image}?retry=1` })
  expect(await request(`${image}?retry=3`)).toEqual({ isPassedOn: false, to: `${image}?retry=4` })
})

it("stops after fifteen retries", async () => {
  expect(await request(`${image}?retry=15`)).toEqual({ isPassedOn: true, to: undefined })
})

it.each(["/", "/static/logo.svg", "/case-studies/nimble/"])("passes on %s", async (path) => {
  expect(await request(path)).toEqual({ isPassedOn: true, to: undefined })
})

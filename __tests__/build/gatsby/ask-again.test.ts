import { askAgain } from "../../../src/gatsby/ask-again"

const picture = `/static/${"a".repeat(32)}/0b1c2/screen-1.jpg`

const ask = async (url: string) => {
  const writeHead = jest.fn()
  const next = jest.fn()
  askAgain({ url } as never, { writeHead, end: jest.fn() } as never, next)
  await jest.advanceTimersByTimeAsync(1_000)
  return { passedOn: next.mock.calls.length > 0, to: writeHead.mock.calls[0]?.[1].Location }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it("has a picture that is not there yet asked for again", async () => {
  expect(await ask(picture)).toEqual({ passedOn: false, to: `${picture}?asked=1` })
  expect(await ask(`${picture}?asked=3`)).toEqual({ passedOn: false, to: `${picture}?asked=4` })
})

it("gives up in the end", async () => {
  expect(await ask(`${picture}?asked=15`)).toEqual({ passedOn: true, to: undefined })
})

it.each(["/", "/static/logo.svg", "/case-studies/nimble/"])("leaves %s alone", async (path) => {
  expect(await ask(path)).toEqual({ passedOn: true, to: undefined })
})

import { sandboxSvg } from "../../../src/gatsby/outputs/sandbox-svg"

const policyOf = (url: string) => {
  const [setHeader, next] = [jest.fn(), jest.fn()]
  sandboxSvg({ url } as never, { setHeader } as never, next)
  expect(next).toHaveBeenCalledTimes(1)
  return setHeader.mock.calls[0]
}

it.each(["/static/a/logo.svg", "/brand/LOGO.SVG?a=b"])("lets %s run and load nothing", (url) => {
  expect(policyOf(url)).toEqual([
    "Content-Security-Policy",
    "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  ])
})

it.each(["/", "/static/a/photo.webp", "/services/?file=a.svg"])("changes nothing of %s", (url) => {
  expect(policyOf(url)).toBeUndefined()
})

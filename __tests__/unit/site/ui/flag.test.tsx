import { render } from "@testing-library/react"
import { Flag } from "../../../../src/site/ui/forms/flag"

const url = "https://flags.example/w40/xx.png"
const address = () => {
  const { container } = render(<Flag cca2="XX" src={url} />)
  return new URL(container.querySelector("img")?.getAttribute("src") ?? "", "https://mosslight.example")
}

afterEach(() => {
  delete process.env.GATSBY_IMAGE_OPTIMISER
})

describe("Flag", () => {
  it("comes from its own host without an image optimiser", () => {
    expect(address().href).toBe(url)
  })

  it("comes from the image optimiser, wide enough for screens of two pixels per CSS pixel", () => {
    process.env.GATSBY_IMAGE_OPTIMISER = "/_vercel/image"
    const { pathname, searchParams } = address()
    expect(pathname).toBe("/_vercel/image")
    expect(searchParams.get("url")).toBe(url)
    expect(Number(searchParams.get("w"))).toBeGreaterThanOrEqual(52)
  })
})

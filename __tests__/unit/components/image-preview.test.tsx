import { fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { IGatsbyImageData } from "gatsby-plugin-image"
import { ImagePreviewButton } from "../../../src/components/image-preview-button"
import { Picture } from "../../../src/components/picture"
import { removeViewTransitions, stubViewTransitions } from "../../support/view-transitions"

const image: IGatsbyImageData = {
  layout: "constrained",
  width: 1600,
  height: 1000,
  images: {
    fallback: { src: "/static/app.jpg", srcSet: "/static/app.jpg 1600w", sizes: "100vw" },
    sources: [],
  },
}
const button = <ImagePreviewButton image={image} alt="A phone with the app" name="Nimble" />

const open = async () => {
  render(button)
  await userEvent.click(screen.getByRole("button", { name: "Open preview: Nimble" }))
  return screen.findByRole("dialog", { name: "Preview: Nimble" })
}

const press = (key: string, times: number) => {
  for (let time = 0; time < times; time += 1) fireEvent.keyDown(tool("Zoom in"), { key })
}
const tool = (name: string) => screen.getByRole("button", { name })
const status = () => screen.getByRole("status").textContent
const transform = () =>
  getComputedStyle(screen.getByRole("img", { name: "A phone with the app" }).closest("div") as Element)
    .transform

describe("the image preview", () => {
  it("opens the image of the current theme", async () => {
    const dark = { ...image, images: { ...image.images, fallback: { src: "/static/night.jpg" } } }
    document.documentElement.dataset.theme = "dark"
    render(<ImagePreviewButton image={image} dark={dark} alt="A phone with the app" />)
    await userEvent.click(screen.getByRole("button", { name: /^Open preview/ }))
    const shown = await screen.findByRole("img", { name: "A phone with the app" })
    expect(shown).toHaveAttribute("src", "/static/night.jpg")
    document.documentElement.removeAttribute("data-theme")
  })

  it("zooms in steps of 0.5 between 1 and 50, with buttons and keys", async () => {
    await open()
    expect(tool("Zoom out")).toHaveAttribute("aria-disabled", "true")
    await userEvent.click(tool("Zoom out"))
    expect(status()).toBe("Zoom 1")
    await userEvent.click(tool("Zoom in"))
    expect(status()).toBe("Zoom 1.5")
    expect(transform()).toContain("scale(1.5, 1.5)")
    await userEvent.keyboard("+++")
    expect(status()).toBe("Zoom 3")
    await userEvent.keyboard("-")
    expect(status()).toBe("Zoom 2.5")
    press("+", 100)
    expect(status()).toBe("Zoom 50")
    expect(tool("Zoom in")).toHaveAttribute("aria-disabled", "true")
    await userEvent.click(tool("Zoom in"))
    expect(status()).toBe("Zoom 50")
    press("-", 100)
    expect(status()).toBe("Zoom 1")
  })

  it("rotates and flips", async () => {
    await open()
    await userEvent.click(tool("Rotate right"))
    expect(transform()).toContain("rotate(90deg)")
    await userEvent.click(tool("Rotate left"))
    await userEvent.click(tool("Rotate left"))
    expect(transform()).toContain("rotate(-90deg)")
    expect(status()).toBe("Zoom 1, turned 270 degrees")
    await userEvent.click(tool("Flip horizontally"))
    await userEvent.click(tool("Flip vertically"))
    expect(transform()).toContain("scale(-1, -1)")
    await userEvent.click(tool("Flip horizontally"))
    expect(transform()).toContain("scale(1, -1)")
  })

  it("closes on Escape and on a click on the background, and focuses its button", async () => {
    const dialog = await open()
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    const opener = screen.getByRole("button", { name: "Open preview: Nimble" })
    expect(opener).toHaveFocus()
    await userEvent.keyboard(" ")
    await userEvent.click(await screen.findByRole("dialog"))
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument())
    expect(opener).toHaveFocus()
  })

  it("grows out of the thumbnail next to its button, and shrinks into it again", async () => {
    const transitions = stubViewTransitions()
    render(
      <figure>
        <Picture image={image} alt="Thumbnail" />
        {button}
      </figure>,
    )
    await userEvent.click(screen.getByRole("button", { name: "Open preview: Nimble" }))
    const dialog = await screen.findByRole("dialog", { name: "Preview: Nimble" })
    const name = getComputedStyle(within(dialog).getByRole("img")).getPropertyValue("view-transition-name")
    await userEvent.click(tool("Close preview"))
    await waitFor(() => expect(transitions).toHaveLength(2))
    removeViewTransitions()
    expect(transitions).toEqual([
      { before: { [name]: "Thumbnail" }, after: {} },
      { before: {}, after: { [name]: "Thumbnail" } },
    ])
    expect(dialog).not.toBeInTheDocument()
  })

  it("moves the enlarged image with the arrow keys, but not at scale 1", async () => {
    await open()
    await userEvent.keyboard("{ArrowRight}")
    expect(transform()).toContain("translate(0px, 0px)")
    await userEvent.keyboard("+{ArrowRight}{ArrowDown}")
    expect(transform()).toContain("translate(-40px, -40px)")
    await userEvent.keyboard("-")
    expect(transform()).toContain("translate(0px, 0px)")
  })
})

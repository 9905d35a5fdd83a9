import { act, fireEvent, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { ImagePreviewButton } from "../../../../src/site/ui/media/image-preview-button"
import { Picture } from "../../../../src/site/ui/media/picture"
import { imageData } from "../../../support/image-data"
import { render } from "../../../support/render"
import { removeViewTransitions, stubViewTransitions } from "../../../support/view-transitions"

const image = imageData("app")
const button = <ImagePreviewButton image={image} alt="A phone with the app" name="Nimble" />

const open = async () => {
  render(button)
  await userEvent.click(screen.getByRole("button", { name: "Open preview: Nimble" }))
  return screen.findByRole("dialog", { name: "Preview: Nimble" })
}

const tool = (name: string) => screen.getByRole("button", { name })
const status = () => screen.getByRole("status").textContent
const transform = () =>
  getComputedStyle(screen.getByAltText("A phone with the app").closest("div") as Element).transform

// Keys, focus and the size are tested in e2e/image-preview.spec.ts.
describe("the image preview", () => {
  it("opens the image of the current theme", async () => {
    document.documentElement.dataset.theme = "dark"
    render(<ImagePreviewButton image={image} dark={imageData("night")} alt="A phone with the app" />)
    await userEvent.click(screen.getByRole("button", { name: /^Open preview/ }))
    const shown = await screen.findByRole("img", { name: "A phone with the app" })
    expect(shown).toHaveAttribute("src", "/static/night.webp")
    document.documentElement.removeAttribute("data-theme")
  })

  it("zooms in steps of 0.5 between 1 and 50", async () => {
    const dialog = await open()
    const press = (key: string, times: number) =>
      act(() => {
        for (let time = 0; time < times; time += 1) fireEvent.keyDown(dialog, { key })
      })
    expect(tool("Zoom out")).toHaveAttribute("aria-disabled", "true")
    await userEvent.click(tool("Zoom out"))
    expect(status()).toBe("Zoom 1")
    await userEvent.click(tool("Zoom in"))
    expect(status()).toBe("Zoom 1.5")
    expect(transform()).toContain("scale(1.5, 1.5)")
    press("+", 100)
    expect(status()).toBe("Zoom 50")
    expect(tool("Zoom in")).toHaveAttribute("aria-disabled", "true")
    press("-", 100)
    expect(status()).toBe("Zoom 1")
  })

  it("rotates, flips, and moves the enlarged image with the arrow keys, but not at scale 1", async () => {
    const dialog = await open()
    await userEvent.click(tool("Rotate left"))
    expect(transform()).toContain("rotate(-90deg)")
    await userEvent.click(tool("Flip horizontally"))
    await userEvent.click(tool("Flip vertically"))
    expect(transform()).toContain("scale(-1, -1)")
    expect(status()).toBe("Zoom 1, turned 270 degrees, flipped horizontally, flipped vertically")
    const press = (key: string) => fireEvent.keyDown(dialog, { key })
    press("ArrowRight")
    expect(transform()).toContain("translate(0px, 0px)")
    for (const key of ["+", "ArrowRight", "ArrowDown"]) press(key)
    expect(transform()).toContain("translate(-40px, -40px)")
    press("-")
    expect(transform()).toContain("translate(0px, 0px)")
  })

  it("closes on a click on the background, and focuses its button", async () => {
    await userEvent.click(await open())
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument())
    const opener = screen.getByRole("button", { name: "Open preview: Nimble" })
    expect(opener).toHaveFocus()
    await userEvent.keyboard(" ")
    expect(await screen.findByRole("dialog")).toBeVisible()
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
})

import { render, screen } from "@testing-library/react"
import { wideWindow } from "../../../../src/site/theme/tokens"
import { Picture } from "../../../../src/site/ui/media/picture"
import { expectCleanMarkup } from "../../../support/expect-clean-markup"
import { imageData } from "../../../support/image-data"

afterEach(() => document.documentElement.removeAttribute("data-theme"))

describe("Picture", () => {
  it("uses another crop from md up", () => {
    const { container } = render(
      <Picture image={imageData("room")} wide={imageData("room-wide", 2400, 1028)} alt="A room" />,
    )
    const sources = [...container.querySelectorAll("source")].map(({ media, srcset }) => [media, srcset])
    expect(sources).toEqual([[wideWindow.md, "/static/room-wide.webp 2400w"]])
    expect(screen.getByRole("img", { name: "A room" })).toHaveAttribute("src", "/static/room.webp")
    expectCleanMarkup(container)
  })

  it("keeps the subject of each image in its crop, or else the point of its frame", () => {
    render(
      <>
        <Picture image={{ ...imageData("day"), focus: "30% 60%" }} dark={imageData("night")} alt="A quay" />
        <Picture image={imageData("room")} alt="A room" />
      </>,
    )
    expect(screen.getByRole("img", { name: "A quay" })).toHaveStyle({ objectPosition: "30% 60%" })
    expect(screen.getByRole("img", { name: "A room" })).toHaveStyle({ objectPosition: "var(--focus-point)" })
  })

  it("shows one image in each theme, and never loads the dark one early", () => {
    render(<Picture image={imageData("day")} dark={imageData("night")} alt="A quay" eager />)
    const light = screen.getByRole("img", { name: "A quay" })
    expect(light).toHaveAttribute("src", "/static/day.webp")
    expect(light).toHaveAttribute("loading", "eager")
    document.documentElement.dataset.theme = "dark"
    const dark = screen.getByRole("img", { name: "A quay" })
    expect(dark).toHaveAttribute("src", "/static/night.webp")
    expect(dark).toHaveAttribute("loading", "lazy")
    expect(dark).not.toHaveAttribute("fetchpriority")
  })
})

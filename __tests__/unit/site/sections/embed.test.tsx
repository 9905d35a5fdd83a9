import { fireEvent, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { Embed } from "../../../../src/site/sections/embed/embed"
import { imageData } from "../../../support/image-data"
import { render, WithTexts } from "../../../support/render"

const url = "https://www.youtube.com/watch?v=aqz-KE-bpKQ"
const embed = <Embed url={url} title="The board in use" poster={imageData("board")} />
const name = /^The board in use.*youtube\.com/

it("is a link with a picture on the server", () => {
  document.body.innerHTML = renderToString(<WithTexts>{embed}</WithTexts>)
  expect(screen.getByRole("link", { name })).toHaveAttribute("href", url)
  expect(document.querySelector("img")).toBeInTheDocument()
  expect(document.querySelector("iframe")).toBeNull()
  document.body.innerHTML = ""
})

it("opens a frame on a click or with the space bar, and focuses it", async () => {
  for (const press of ["{Enter}", " "]) {
    const { unmount } = render(embed)
    screen.getByRole("button", { name }).focus()
    await userEvent.keyboard(press)
    const frame = screen.getByTitle("The board in use")
    expect(frame).toHaveAttribute("src", "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1")
    expect(frame).toHaveFocus()
    unmount()
  }
})

it("leaves clicks with Ctrl to the browser", () => {
  render(embed)
  const stopped = !fireEvent.click(screen.getByRole("button", { name }), { ctrlKey: true })
  expect(stopped).toBe(false)
  expect(screen.queryByTitle("The board in use")).toBeNull()
})

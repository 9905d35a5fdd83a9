import { screen, waitFor, within } from "@testing-library/react"
import type { MediaFile } from "../../../src/studio/api"
import { openStudio } from "./open-studio"
import { entry } from "./studio-fixture"

beforeEach(() => {
  localStorage.clear()
  // jsdom has none.
  URL.createObjectURL = () => "blob:logo"
})

const logo: MediaFile = {
  ...{ file: "content/studies/one/logo.svg", bytes: 2048, width: 40, height: 20, isUnused: false },
  uses: [
    { file: entry.file, line: 4, column: 10, field: "country" },
    { file: entry.file, line: 15, column: 1, field: "image ./logo.svg" },
  ],
}
const film: MediaFile = {
  ...{ file: "content/studies/one/film.mp4", bytes: 3 * 1024 * 1024, uses: [], isUnused: true },
}

const openMedia = async () => {
  const sent: [string, unknown][] = []
  const keep = (route: string) => (body: unknown) => {
    sent.push([route, body])
    return {}
  }
  const more = {
    media: () => [logo, film],
    replace: () => ({ width: 40, height: 30 }),
    ...Object.fromEntries(["delete", "restore"].map((route) => [route, keep(route)])),
  }
  const { user } = await openStudio({ place: "media", more })
  await screen.findByText("logo.svg")
  return { user, sent }
}

test("unused files can be found, and deleted and brought back", async () => {
  const { user, sent } = await openMedia()
  expect(screen.getByText("2 files, 3 MB")).toBeVisible()
  await user.click(screen.getByRole("checkbox", { name: "Unused only" }))
  expect(screen.queryByText("logo.svg")).toBeNull()
  await user.click(screen.getByRole("button", { name: "Delete film.mp4" }))
  expect(screen.getByRole("dialog")).toHaveTextContent("Nothing uses it.")
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Delete" }))
  expect(await screen.findByRole("button", { name: "Undo" })).toHaveFocus()
  await user.keyboard("{Enter}")
  await waitFor(() => expect(screen.getByRole("heading", { name: "Media" })).toHaveFocus())
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull()
  const { file } = film
  expect(sent).toEqual([
    ["delete", { file }],
    ["restore", { file }],
  ])
})

test("a replaced picture says what to check", async () => {
  const { user } = await openMedia()
  const [input] = document.querySelectorAll<HTMLInputElement>("input[type=file]")
  // Neither jsdom nor Node has these.
  Object.assign(Uint8Array.prototype, { toBase64: () => "" })
  const image = Object.assign(new File(["<svg/>"], "other.svg"), {
    arrayBuffer: async () => new ArrayBuffer(1),
  })
  await user.upload(input as HTMLInputElement, image)
  expect(await screen.findByText(/shape is another: 40 × 30 instead of 40 × 20\. Check what/)).toBeVisible()
})

test("a used file is deleted only after its places are named", async () => {
  const { user, sent } = await openMedia()
  await user.click(screen.getByRole("button", { name: "Delete logo.svg" }))
  const dialog = within(screen.getByRole("dialog", { name: "Delete logo.svg?" }))
  expect(dialog.getByText(/These places use it\. They become errors/)).toBeVisible()
  expect(dialog.getAllByRole("link", { name: "One" })).toHaveLength(2)
  expect(sent).toEqual([])
})

import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import type { MediaFile } from "../../../src/studio/api"
import { openStudio } from "./open-studio"
import { entry } from "./studio-fixture"

beforeEach(() => {
  localStorage.clear()
  // jsdom has none.
  Object.assign(URL, { createObjectURL: () => "blob:logo", revokeObjectURL: () => {} })
})

const logo: MediaFile = {
  ...{ file: "content/studies/one/logo.svg", bytes: 2048, width: 40, height: 20, isUnused: false },
  changed: 2,
  uses: [
    { file: entry.file, line: 4, column: 10, field: "country" },
    { file: entry.file, line: 15, column: 1, field: "image ./logo.svg" },
  ],
}
const film: MediaFile = {
  ...{ file: "content/studies/one/film.mp4", bytes: 3 * 1024 * 1024, uses: [], isUnused: true },
  changed: 1,
}

const openMedia = async () => {
  const sent: [string, unknown][] = []
  const keep = (route: string) => (body: unknown) => {
    if (Object.keys(Object(body)).length > 0) sent.push([route, body])
    return {}
  }
  const more = {
    media: () => [logo, film],
    ...Object.fromEntries(["delete", "restore", "replace", "asset"].map((route) => [route, keep(route)])),
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

/** A file that can be read: neither jsdom nor Node has what that needs. */
const picture = () => {
  Object.assign(Uint8Array.prototype, { toBase64: () => "AAAA" })
  return Object.assign(new File([], "other.svg"), { arrayBuffer: async () => new ArrayBuffer(1) })
}

test("a picture is replaced after both shapes and its places are shown", async () => {
  const { user, sent } = await openMedia()
  await user.upload(
    document.querySelectorAll<HTMLInputElement>("li input[type=file]")[0] as HTMLElement,
    picture(),
  )
  const dialog = screen.getByRole("dialog", { name: "Replace logo.svg?" })
  const [after] = [...dialog.querySelectorAll("img")].slice(-1) as [HTMLImageElement]
  Object.defineProperties(after, { naturalWidth: { value: 40 }, naturalHeight: { value: 30 } })
  expect(dialog).not.toHaveTextContent("Its shape differs")
  fireEvent.load(after)
  expect(dialog).toHaveTextContent("Now: 40 × 20 pixels, 2.00:1")
  expect(dialog).toHaveTextContent("New: 40 × 30 pixels, 4:3")
  expect(dialog).toHaveTextContent("Its shape differs")
  expect(within(dialog).getByText(/What is written about it there stays/)).toBeVisible()
  expect(within(dialog).getAllByRole("link", { name: "One" })).toHaveLength(2)
  expect(sent).toEqual([])
  await user.click(within(dialog).getByRole("button", { name: "Replace" }))
  expect(await screen.findByText("logo.svg is replaced")).toBeVisible()
  expect(sent).toEqual([["replace", { file: logo.file, name: "other.svg", data: "AAAA" }]])
})

test("files that are dropped are saved next to the document that they are for", async () => {
  const { user, sent } = await openMedia()
  fireEvent.drop(screen.getByRole("main"), { dataTransfer: { types: ["Files"], files: [picture()] } })
  const dialog = within(screen.getByRole("dialog", { name: "Upload other.svg" }))
  expect(dialog.getByRole("button", { name: "Upload" })).toBeDisabled()
  expect(dialog.getByRole("combobox", { name: "Where will it be used?" })).toHaveFocus()
  await user.keyboard("One{Enter}")
  await user.click(dialog.getByRole("button", { name: "Upload" }))
  expect(await screen.findByText("Saved in studies/one/")).toBeVisible()
  expect(screen.queryByRole("dialog")).toBeNull()
  expect(sent).toEqual([["asset", { file: entry.file, name: "other.svg", data: "AAAA" }]])
})

test("files can be sorted", async () => {
  const { user } = await openMedia()
  const order = screen.getByRole("combobox", { name: "Order" })
  const names = () => screen.getAllByText(/^(?:film\.mp4|logo\.svg)$/).map((name) => name.textContent)
  expect(names()).toEqual(["logo.svg", "film.mp4"])
  await user.selectOptions(order, "Largest first")
  expect(names()).toEqual(["film.mp4", "logo.svg"])
  await user.selectOptions(order, "Newest first")
  expect(names()).toEqual(["logo.svg", "film.mp4"])
  await user.selectOptions(order, "By name")
  expect(names()).toEqual(["film.mp4", "logo.svg"])
})

test("a used file is deleted only after its places are named", async () => {
  const { user, sent } = await openMedia()
  await user.click(screen.getByRole("button", { name: "Delete logo.svg" }))
  const dialog = within(screen.getByRole("dialog", { name: "Delete logo.svg?" }))
  expect(dialog.getByText(/These places use it\. They become errors/)).toBeVisible()
  expect(dialog.getAllByRole("link", { name: "One" })).toHaveLength(2)
  expect(sent).toEqual([])
})

import { fireEvent, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { IndexedPage } from "../../../../../src/site/features/search/page-index"
import { SearchButton } from "../../../../../src/site/shell/header/search-button"
import { fillText } from "../../../../../src/util/fill-text"
import { render } from "../../../../support/render"
import { texts } from "../../../../support/texts"

const pages: readonly IndexedPage[] = [
  ["/services/moving/", "Moving day", "", "", ""],
  ["/insights/movers/", "Movers and shakers", "", "", ""],
]

const field = () => screen.getByRole("combobox", { name: texts.search.field })
const options = () => screen.getAllByRole("option").map(({ textContent }) => textContent)
const allResults = fillText(texts.search.all, { words: "mov" })

const openDialog = async () => {
  render(<SearchButton name="Search" />)
  fireEvent.keyDown(window, { key: "k", ctrlKey: true })
  await waitFor(() => expect(field()).toHaveFocus())
}

const answer = (response: Partial<Response>) => {
  window.fetch = jest.fn(async () => response as Response)
}

it("leads to the lists, the contact form, and at last all results if no page is found", async () => {
  const others = [
    ["/contact-us/", "Contact", "", "", ""],
    ["/services/", "Services", "", "", ""],
  ] as const
  answer({ ok: true, json: async () => [...pages, ...others] })
  await openDialog()
  await userEvent.type(field(), "mov")
  await userEvent.type(field(), "zzqqxx")
  const all = fillText(texts.search.all, { words: "movzzqqxx" })
  await waitFor(() => expect(options()).toEqual(["ServicesPage", "ContactPage", all]))
  expect(screen.getByText(texts.search.nothing)).toBeInTheDocument()
  const [first] = screen.getAllByRole("option")
  expect(first).toHaveAttribute("aria-selected", "true")
  const clicked = jest.fn((event: Event) => event.preventDefault())
  first?.addEventListener("click", clicked)
  // The Enter that ends a composition in Safari.
  fireEvent.keyDown(field(), { key: "Enter", keyCode: 229 })
  expect(clicked).not.toHaveBeenCalled()
  await userEvent.keyboard("{Enter}")
  expect(clicked).toHaveBeenCalledTimes(1)
})

it("leads to all results if the list of pages does not load, and tries again when it opens again", async () => {
  answer({ ok: false, statusText: "gone" })
  await openDialog()
  await userEvent.type(field(), "mov")
  expect(options()).toEqual([allResults])
  expect(await screen.findByText(texts.search.failed)).toBeInTheDocument()
  await userEvent.click(screen.getByRole("button", { name: texts.search.close }))
  answer({ ok: true, json: async () => pages })
  fireEvent.keyDown(window, { key: "k", ctrlKey: true })
  await waitFor(() => expect(options()).toHaveLength(3))
})

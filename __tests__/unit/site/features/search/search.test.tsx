import { screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { loadPagefind, type Pagefind } from "../../../../../src/site/features/search/pagefind"
import { Search } from "../../../../../src/site/features/search/search"
import { SearchField } from "../../../../../src/site/features/search/search-field"
import { fillText, inFigures } from "../../../../../src/util/fill-text"
import { searchTexts as texts } from "../../../../support/feature-texts"
import { render, WithTexts } from "../../../../support/render"

jest.mock("../../../../../src/site/features/search/pagefind")

const pages = [
  { name: "Nimble", path: "/case-studies/nimble/" },
  { name: "Go", path: "/technologies/go/" },
  { name: "Company", path: "/company/" },
]

/** Mock Pagefind with this number of results. */
const mockResults = (count: number) =>
  jest.mocked(loadPagefind).mockResolvedValue({
    search: async () => ({
      results: Array.from({ length: count }, (_, index) => ({
        id: String(index),
        score: 1,
        data: async () => ({
          url: `/case-studies/study-${index}/`,
          content: "A board <for> teams",
          locations: [1],
          meta: {
            title: `Study ${index}`,
            kind: "Case study",
            image: index ? "/static/a.webp#30% 60%" : undefined,
          },
          sub_results: [
            { title: `Study ${index}`, url: `/case-studies/study-${index}/` },
            { title: "Results", url: `/case-studies/study-${index}/#results` },
          ],
        }),
      })),
    }),
  } as unknown as Pagefind)

const found = (count: number, words: string) => fillText(texts.found, { words, count }, inFigures(count))

const field = () => screen.getByRole("searchbox", { name: texts.field })
const open = (address: string) => {
  window.history.replaceState(null, "", address)
  return render(<Search texts={texts} pages={pages} />)
}

beforeEach(() => {
  document.documentElement.dataset.scripts = ""
  window.matchMedia = jest.fn(() => ({ matches: true }) as MediaQueryList)
})

it("shows the results of the URL's term, ten at first, and more on request", async () => {
  mockResults(13)
  open("/search/?q=board")
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(found(13, "board")))
  expect(field()).toHaveValue("board")
  expect(screen.getAllByRole("article")).toHaveLength(10)
  const image = document.querySelector("article img")
  expect(image).toHaveAttribute("src", "/static/a.webp")
  expect(image).toHaveStyle({ objectPosition: "30% 60%" })
  await userEvent.click(screen.getByRole("button", { name: texts.more }))
  await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(13))
  expect(screen.getByRole("link", { name: "Study 10" })).toHaveFocus()
  expect(screen.queryByRole("button", { name: texts.more })).toBeNull()
})

it("searches for text that was typed before hydration", () => {
  window.history.replaceState(null, "", "/search/?utm_source=mail")
  const searched = jest.fn()
  const element = <SearchField label={texts.field} term="" onTerm={searched} />
  const container = document.body.appendChild(document.createElement("div"))
  container.innerHTML = renderToString(<WithTexts>{element}</WithTexts>)
  within(container).getByRole<HTMLInputElement>("searchbox").value = "board"
  render(element, { container, hydrate: true })
  expect(searched).toHaveBeenCalledWith("board")
})

it("shows an error if it does not load, lists all pages, and tries again", async () => {
  jest.mocked(loadPagefind).mockRejectedValueOnce(new Error("gone"))
  open("/search/?q=board")
  expect(await screen.findByRole("alert")).toHaveTextContent(texts.failed)
  expect(screen.getByRole("link", { name: "Go" })).toBeVisible()
  mockResults(1)
  await userEvent.click(screen.getByRole("button", { name: texts.again }))
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(found(1, "board")))
  expect(screen.queryByRole("alert")).toBeNull()
})

it("ignores results of an outdated term", async () => {
  let late = (_: Pagefind) => {}
  jest.mocked(loadPagefind).mockReturnValueOnce(
    new Promise((resolve) => {
      late = resolve
    }),
  )
  open("/search/?q=old")
  await userEvent.clear(field())
  mockResults(1)
  await userEvent.type(field(), "new")
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(found(1, "new")))
  late({ search: async () => ({ results: [] }) } as unknown as Pagefind)
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(found(1, "new")))
})

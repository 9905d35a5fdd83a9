import { screen, within } from "@testing-library/react"
import { openStudio } from "./open-studio"
import { source } from "./studio-fixture"

beforeEach(() => localStorage.clear())

const appearance = {
  ...{ title: "Site | One", address: "https://site/one/", description: "What it is." },
  image: "data:image/png;base64,AAAA",
}

test("the search result and the share image of a page are those of its text, once they are opened", async () => {
  const asked: unknown[] = []
  const { user } = await openStudio({ more: { appearance: ({ text }) => asked.push(text) && appearance } })
  expect(asked).toEqual([])
  await user.click(screen.getByText("In search engines and on other sites"))
  const result = await screen.findByRole("group", { name: "Search result" })
  for (const text of ["Site | One", "https://site/one/", "What it is."])
    expect(within(result).getByText(text)).toBeVisible()
  expect(screen.getByRole("img", { name: "Share image: Site | One" })).toHaveAttribute(
    "src",
    appearance.image,
  )
  expect(asked).toEqual([source])
})

test("a page that search engines must not list says so", async () => {
  const { user } = await openStudio({ more: { appearance: () => ({ ...appearance, image: undefined }) } })
  await user.click(screen.getByText("In search engines and on other sites"))
  expect(await screen.findByText(/Search engines do not list this page/)).toBeVisible()
})

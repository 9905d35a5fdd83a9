import { render } from "@testing-library/react"
import { jsx } from "react/jsx-runtime"
import { supportGatsbyHead } from "../../../../src/site/shell/head/gatsby-head"

const wait = () => new Promise((resolve) => setTimeout(resolve))
beforeEach(() => document.head.replaceChildren())

it("a page's own Head replaces the tags of the previous page", async () => {
  document.head.innerHTML = `<meta charset="utf-8"><title>Old</title><meta name="description" data-react-helmet="true">
    <script type="application/ld+json">{}</script>`
  supportGatsbyHead()
  document.head.insertAdjacentHTML("beforeend", '<title data-gatsby-head="true">New</title>')
  await wait()
  expect(document.title).toBe("New")
  expect([...document.head.children].map(({ localName }) => localName)).toEqual(["meta", "title"])
})

it("keeps the tags of pages without one", async () => {
  supportGatsbyHead()
  document.head.innerHTML = '<title>Old</title><meta name="description" data-react-helmet="true">'
  await wait()
  expect(document.head.children).toHaveLength(2)
})

it("passes elements of a head, and only these, to the createElement that Gatsby replaces", () => {
  supportGatsbyHead()
  const created = jest.spyOn(jest.requireActual<typeof import("react")>("react"), "createElement")
  const element = jsx("div", { children: jsx("noscript", { children: "Text" }, "key") }, "other")
  expect(created.mock.calls).toEqual([["noscript", { children: "Text", key: "key" }]])
  created.mockRestore()
  expect(render(element).container.innerHTML).toBe("<div><noscript>Text</noscript></div>")
})

import { screen } from "@testing-library/react"
import { createElement, type ReactNode } from "react"
import { ColumnText, type ProseProps, SplitText } from "../../../../src/site/body/prose/prose"
import { proseElements } from "../../../../src/site/body/prose/prose-elements"
import { Figure } from "../../../../src/site/sections/figure/figure"
import { expectCleanMarkup } from "../../../support/expect-clean-markup"
import { imageData } from "../../../support/image-data"
import { render } from "../../../support/render"

/** Render an element of Markdown like the body renderer. */
const renderElement = (type: string, props: object | null, ...children: ReactNode[]) =>
  createElement(proseElements[type] ?? type, props, ...children)

describe("the text of a document", () => {
  it("is a section, or in articles only the text", () => {
    const text: ProseProps = {
      blocks: [["ProseBlock", null, ["p", null, "Some text."]]],
      media: { images: [], files: [] },
      elements: {},
      joined: false,
    }
    const { container, rerender } = render(<SplitText {...text} />)
    expect(container.querySelector("section")).not.toBeNull()
    rerender(<ColumnText {...text} />)
    expect(container.querySelector("section")).toBeNull()
    expect(screen.getByText("Some text.")).toBeVisible()
    expectCleanMarkup(container)
  })
})

describe("prose elements", () => {
  it.each([2, 3, 4])("h%i has a link to itself next to it, which is not part of its name", (level) => {
    const { container } = render(renderElement(`h${level}`, { id: "five-moments" }, "Five moments"))
    expect(screen.getByRole("heading", { level, name: "Five moments" })).toHaveAttribute("id", "five-moments")
    const link = screen.getByRole("link", { name: "Link to this section" })
    expect(link).toHaveAttribute("href", "#five-moments")
    expect(link).toHaveAccessibleDescription("Five moments")
    expectCleanMarkup(container)
  })

  it("adds no link to a heading without an anchor, nor to that of the footnotes", () => {
    render(
      <>
        {renderElement("h3", null, "Plain")}
        {renderElement("h2", { id: "footnote-label", className: "sr-only" }, "Footnotes")}
      </>,
    )
    expect(screen.getByRole("heading", { name: "Footnotes" })).toBeVisible()
    expect(screen.queryByRole("link")).toBeNull()
  })

  it("puts a table into a scrollable, focusable group named after its columns", () => {
    const row = (...cells: ReactNode[]) => renderElement("tr", null, ...cells)
    const { container } = render(
      renderElement(
        "table",
        null,
        renderElement(
          "thead",
          null,
          row(renderElement("th", null, "Moment"), renderElement("th", { align: "right" }, "Week")),
        ),
        renderElement(
          "tbody",
          null,
          row(
            renderElement("td", null, renderElement("a", { href: "/x/" }, "First call")),
            renderElement("td", { align: "right" }, "0"),
          ),
        ),
      ),
    )
    const group = screen.getByRole("group", { name: "Table: Moment, Week" })
    expect(group).toHaveAttribute("tabindex", "0")
    expect(screen.getByRole("columnheader", { name: "Week" })).toHaveAttribute("scope", "col")
    expect(getComputedStyle(screen.getByRole("cell", { name: "0" })).textAlign).toBe("right")
    expect(screen.getByRole("link", { name: "First call" })).toBeVisible()
    expect(container.querySelector("[align]")).toBeNull()
    expectCleanMarkup(container)
  })

  it.each([
    ["no column has a name", ["", ""], "Table: Founded, Register", []],
    ["one has none", ["", "Month"], "Table: Month", ["Month"]],
  ])("has no empty header if %s", (_, columns, name, headers) => {
    const row = (type: string, ...cells: string[]) =>
      renderElement("tr", null, ...cells.map((cell) => renderElement(type, null, ...(cell ? [cell] : []))))
    const { container } = render(
      renderElement(
        "table",
        null,
        renderElement("thead", null, row("th", ...columns)),
        renderElement("tbody", null, row("td", "Founded", "2019"), row("td", "Register", "Dhaka")),
      ),
    )
    expect(screen.getByRole("group", { name })).toBeVisible()
    expect(screen.queryAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual(headers)
    expect(screen.getAllByRole("row")).toHaveLength(headers.length > 0 ? 3 : 2)
    expectCleanMarkup(container)
  })

  it("keeps the attributes of links, such as those of footnotes", () => {
    render(
      renderElement(
        "a",
        { href: "#fn-1", id: "fnref-1", "aria-describedby": "footnote-label", "data-footnote-ref": true },
        "1",
      ),
    )
    const link = screen.getByRole("link", { name: "1" })
    expect(link).toHaveAttribute("id", "fnref-1")
    expect(link).toHaveAttribute("href", "#fn-1")
    expect(getComputedStyle(link).textDecoration).toContain("underline")
  })

  it("shows an image with its caption, one of another host, and nothing without an image", () => {
    const { container, rerender } = render(
      <Figure image={imageData("screen")} alt="A ticket" caption="The seat comes first." />,
    )
    expect(screen.getByRole("figure")).toHaveTextContent("The seat comes first.")
    expect(screen.getByRole("img", { name: "A ticket" })).toHaveAttribute("loading", "lazy")
    expect(screen.getByRole("button", { name: "Open preview: A ticket" })).toBeVisible()
    rerender(<Figure src="https://example.com/a.jpg" alt="Elsewhere" />)
    expect(screen.getByRole("img", { name: "Elsewhere" })).toHaveAttribute("src", "https://example.com/a.jpg")
    expect(screen.getByRole("button", { name: "Open preview: Elsewhere" })).toHaveAttribute(
      "href",
      "https://example.com/a.jpg",
    )
    expectCleanMarkup(container)
    rerender(<Figure image={null} alt="Gone" />)
    expect(container).toBeEmptyDOMElement()
  })
})

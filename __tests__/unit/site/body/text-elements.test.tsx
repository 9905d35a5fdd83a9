import { setImmediate } from "node:timers"
import { act, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { createRoot } from "react-dom/client"
import { markdownOf } from "../../../../src/publish/finish/markdown-of"
import { pageOf } from "../../../support/built-site"
import { expectCleanMarkup } from "../../../support/expect-clean-markup"
import { WithTexts } from "../../../support/render"
import { renderEverything } from "./everything"

const lazyElements = [
  "details",
  "[role=tab]",
  "pre",
  "video",
  "[download]",
  "[role=note]",
  "figcaption strong",
  "picture",
  "dl",
  "abbr",
]

describe("the elements of the text", () => {
  const container = document.createElement("div")
  const root = createRoot(container)

  // Render the article once, which takes long, and wait for its lazy elements.
  beforeAll(async () => {
    document.documentElement.dataset.scripts = ""
    document.body.append(container)
    const text = await renderEverything()
    await act(async () => root.render(<WithTexts>{text.map(({ node }) => node)}</WithTexts>))
    while (lazyElements.some((selector) => !container.querySelector(selector)))
      await act(async () => new Promise((resolve) => setTimeout(resolve, 20)))
  })

  afterAll(() => act(() => root.unmount()))

  it("are Markdown again in the Markdown of the page", async () => {
    const { content } = pageOf(`<html><body><main>${container.innerHTML}</main></body></html>`, {
      path: "/a/",
    })
    const markdown = await markdownOf(content() ?? { type: "root", children: [] })
    for (const part of [
      "Text before the first heading.[^1]\n",
      "\n[^1]: The note, at the end of the text.\n",
      "\n1. Write the first step.\n\n   **More**\n\n   Text in a step.\n\n2. Write the next one.\n",
      "\n[Contact us](https://mosslight.example/contact-us/)\n",
      "\n- content\n  - **index.mdx** the text\n- package.json\n",
      "\n> Caution: Before you deploy\n>\n> Look at the preview first.\n",
      "\nsrc/board.ts\n\n```ts\n// The board",
      "\n```\nShort, without a language.\n```\n",
      "\n[The board on a phone](https://mosslight.example/static/board.mp4)\n",
    ])
      expect(markdown).toContain(part)
    expect(markdown).not.toMatch(/<[a-z]|removed = 2/)
  })

  it("have clean markup", () => {
    expectCleanMarkup(container)
    expect(container.querySelector("[items], [by], [href='undefined']")).toBeNull()
  })

  it("open and close details", () => {
    const summary = screen.getByText("What we measured")
    const details = summary.closest("details")
    expect(details).not.toHaveAttribute("open")
    expect(details).toHaveTextContent("The text that is shown when it is open.")
  })

  it("show a panel for the selected tab", async () => {
    expect(screen.getByRole("tablist", { name: "Package manager" })).toBeInTheDocument()
    const pnpm = screen.getByRole("tab", { name: "pnpm" })
    await userEvent.click(pnpm)
    expect(pnpm).toHaveAttribute("aria-selected", "true")
    expect(screen.getByText("pnpm install").closest("[role='tabpanel']")).toHaveAttribute("data-current")
  })

  it("keep the semantics of lists, quotations and figures", () => {
    const steps = screen.getByText("Write the first step.").closest("ol")
    expect(within(steps as HTMLElement).getAllByRole("listitem")).toHaveLength(2)
    expect(screen.getByText("We stopped printing the board in March.").closest("blockquote")).not.toBeNull()
    const [quotation] = screen.getAllByRole("figure")
    expect(quotation).toHaveTextContent("Deniz Aydin, Head of Operations")
    const image = screen.getByRole("img", { name: "A board on a wall" })
    expect(image.closest("figure")).toHaveTextContent("Noon on a Wednesday. Photo: Elif Karaca")
    expect(screen.getByRole("img", { name: "The same board on a phone" })).toBeVisible()
  })

  it("list terms with their explanations, and explain an abbreviation once, as text", () => {
    expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
      "Lead time",
      "Backlog",
    ])
    const [explanation] = screen.getAllByRole("definition")
    expect(explanation).toHaveTextContent("From the order to the delivery.")
    const [first, second] = screen.getAllByText("WCAG")
    expect(first?.closest("p")).toHaveTextContent(
      "It meets the WCAG (Web Content Accessibility Guidelines); what else the WCAG asks for",
    )
    expect(first).not.toHaveAttribute("title")
    expect(second).toHaveAttribute("title", "Web Content Accessibility Guidelines")
  })

  it("name call-outs by their kind and title", () => {
    expect(screen.getByRole("note", { name: "Caution: Before you deploy" })).toHaveTextContent(
      "Look at the preview",
    )
    expect(screen.getByRole("note", { name: "Tip" })).toHaveTextContent("Short words are read.")
  })

  it("put footnotes at the end of the text, with links both ways", () => {
    const note = container.querySelector("#user-content-fn-1")
    expect(note).toHaveTextContent("The note, at the end of the text.")
    const back = within(note as HTMLElement).getByRole("link", { name: "Back to reference 1" })
    expect(container.querySelector(back.getAttribute("href") ?? "")).toHaveAttribute(
      "href",
      "#user-content-fn-1",
    )
    expect(container.querySelector("[data-prose] > :last-child")).toContainElement(note as HTMLElement)
  })

  it("show values of site.yaml and snippets", () => {
    expect(screen.getByText("Call +1 23.")).toBeVisible()
    expect(screen.getByText("A text that documents share.")).toBeVisible()
  })

  it("link cards and files", () => {
    expect(screen.getByRole("link", { name: "Contact us" })).toHaveAttribute("href", "/contact-us/")
    const download = screen.getByRole("link", { name: "The survey’s answers (CSV, 4 kB)" })
    expect(download).toHaveAttribute("download")
    expect(download).toHaveAttribute("href", "/static/answers.csv")
  })

  it("load a video only when it is played", () => {
    const video = screen.getByLabelText("The board on a phone")
    expect(video).toHaveAttribute("preload", "none")
    expect(video).toHaveAttribute("poster", "/static/wall.webp")
    expect(video.querySelector("track")).toHaveAttribute("src", "/static/board.vtt")
  })
})

it("are complete in the server's HTML", async () => {
  Object.assign(globalThis, { setImmediate })
  const { renderToString } = await import("react-dom/server.node")
  const text = await renderEverything()
  const html = () => renderToString(<WithTexts>{text.map(({ node }) => node)}</WithTexts>)
  // The first rendering loads the lazy elements.
  html()
  await act(async () => new Promise((resolve) => setTimeout(resolve, 500)))
  const written = html()
  expect(written).not.toContain("<!--$!-->")
  for (const words of ["npm install", "pnpm install", "when it is open", "Text in a step", "Only words"])
    expect(written).toContain(words)
})

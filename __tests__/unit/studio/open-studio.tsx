import { act, fireEvent, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { FieldSchema, StudioDiagnostic } from "../../../src/studio/api"
import { Studio } from "../../../src/studio/page/studio"
import { editorAround } from "../../../src/studio/page/text/text-editors"
import { WithoutStyles } from "../../support/without-styles"
import { entry, model, source } from "./studio-fixture"

interface Page {
  text?: string
  /** More fields of the document. */
  fields?: Record<string, FieldSchema>
  /** What its check finds. */
  check?: (text: string) => StudioDiagnostic[] | Promise<StudioDiagnostic[]>
  /** Open another view. */
  place?: string
  /** What the server answers to other routes. */
  more?: Record<string, (body: Record<string, unknown>) => unknown>
}

/** Open a document in the studio, with a server that has only this one. */
export const openStudio = async ({ text = source, fields = {}, check = () => [], ...page }: Page = {}) => {
  Element.prototype.scrollIntoView = jest.fn()
  HTMLElement.prototype.hidePopover = jest.fn()
  // jsdom has no layout.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList
  Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect()
  document.elementFromPoint = () => null
  location.hash = page.place ?? entry.file
  const [collection] = model.collections
  if (!collection) throw new Error("The fixture has no collection")
  const schema = { ...collection.schema, properties: { ...collection.schema.properties, ...fields } }
  const saved: string[] = []
  /** The file, and what saving it waits for. */
  const disk = { text, version: "1", isWritten: Promise.resolve() }
  const file = () => ({ file: entry.file, ...disk, assets: [{ path: "./a.jpg" }] })
  const answers: Record<string, (body: typeof disk) => unknown> = {
    model: () => ({ ...model, collections: [{ ...collection, schema }] }),
    entries: () => [entry],
    links: () => [
      { address: "/one/", title: "One" },
      { address: "/one/#green-tea", title: "Green tea", page: "One" },
    ],
    file,
    check: async (body) => ({ diagnostics: await check(body.text), isShown: true }),
    state: () => ({ version: disk.version }),
    save: async (body) => {
      await disk.isWritten
      if (body.version !== disk.version) return {}
      saved.push(body.text)
      return Object.assign(disk, { text: body.text, version: `${Number(disk.version) + 1}` })
    },
  }
  globalThis.fetch = jest.fn(async (address, { body } = {}) => {
    const route = /api\/(\w+)/.exec(String(address))?.[1] ?? ""
    const answer = page.more?.[route] ?? answers[route]
    const json = (await answer?.(body ? JSON.parse(String(body)) : {})) ?? {}
    return { ok: true, status: 200, json: async () => json, blob: async () => new Blob() } as Response
  })
  const user = userEvent.setup()
  const { unmount } = render(<Studio />, { wrapper: WithoutStyles })
  await (page.place
    ? waitFor(() => expect(screen.getByRole("main")).toHaveAttribute("aria-busy", "false"))
    : screen.findByRole("textbox", { name: "Name" }))
  const save = async () => {
    await user.keyboard("{Control>}s{/Control}")
    await screen.findByText("Saved")
    return saved.at(-1)
  }
  const shownText = () => screen.getByRole("textbox", { name: "Text" })
  /** Select words of the text, or put the cursor before it. */
  const selectInText = (words = "") => {
    const editor = editorAround(shownText())
    const from = editor?.text().indexOf(words) ?? 0
    act(() => editor?.select(from, from + words.length))
  }
  /** Put a letter at the start of the text. jsdom types into no document: it is pasted. */
  const typeInText = (letter: string) => {
    editorAround(shownText())?.select(0, 0)
    const getData = (type: string) => (type === "text/plain" ? letter : "")
    fireEvent.paste(shownText(), { clipboardData: { getData, files: [] } })
  }
  return { user, unmount, save, saved, disk, selectInText, typeInText }
}

/** A problem on a line of the document. */
export const problem = (line: number, message: string, field = ""): StudioDiagnostic => ({
  ...{ severity: "error", rule: "text", file: entry.file, field, message, fix: "Write it differently" },
  range: { start: { line, column: 1 }, end: { line, column: 2 } },
})

/** What is typed or inserted in the studio's page changes no other byte of a document. The server is here without Gatsby. */
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { expect, type Page, test } from "@playwright/test"
import { openStudioPage } from "./support/studio-page"

const repository = path.resolve(__dirname, "../..")

const textOf = (...parts: string[]) => readFileSync(path.join(repository, ...parts), "utf8")
const everything = textOf("__tests__/support/everything.mdx")
const nimble = textOf("__tests__/support/nimble.mdx")
const withCrLf = (text: string) => text.replace(/\r?\n/g, "\r\n")
const samples = [
  ...readdirSync(path.join(repository, "content"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith("index.mdx"))
    .map((name) => ({ name, text: textOf("content", name) })),
  { name: "everything.mdx", text: everything },
  { name: "everything.mdx with CRLF", text: withCrLf(everything) },
  { name: "nimble.mdx", text: nimble },
]

let studio: Awaited<ReturnType<typeof openStudioPage>>
let page: Page
let open: typeof studio.open

test.beforeAll(async ({ browser }) => {
  studio = await openStudioPage(browser)
  ;({ page, open } = studio)
})

test.afterAll(() => studio.stop())

/** What an edit has inserted. It has removed nothing. */
const insertedBy = async (edit: () => Promise<void>) => {
  const before = studio.disk()
  await edit()
  const text = await studio.save()
  expect(studio.disk().version).toBe(before.version + 1)
  const { text: old } = before
  let end = 0
  while (end < old.length && old.at(-1 - end) === text.at(-1 - end)) end += 1
  let start = 0
  while (start < old.length - end && old[start] === text[start]) start += 1
  expect(old.slice(start, old.length - end)).toBe("")
  return text.slice(start, text.length - end)
}

/** The lines of its texts that have words. */
const lines = () =>
  page
    .getByRole("textbox", { name: "Text", exact: true })
    .locator(":scope > :is(p, h2, h3), li > p", { hasText: /\p{L}{3}/u })

test("what is typed into the first and the last text of every document is all that changes", async () => {
  let count = 0
  for (const { name, text } of samples)
    await test.step(name, async () => {
      await open(text)
      for (const line of [lines().first(), lines().last()]) {
        if ((await line.count()) === 0) continue
        const typed = await insertedBy(async () => {
          await line.click({ position: { x: 30, y: 8 } })
          await page.keyboard.type("xyz")
        })
        // Behind a "z", it may as well begin with that. On a blank line, it has blank lines around it.
        expect("xyzxyz").toContain(typed.trim())
        expect(typed.trim()).toHaveLength(3)
        count += 1
      }
    })
  expect(count).toBeGreaterThan(samples.length)
})

test("what is inserted from the menu of a text, and typed after it, is all that changes", async () => {
  const inserted: [name: string, text: RegExp][] = [
    ["Heading", /^\s*## xyz\s*$/],
    ["List", /^\s*- xyz\s*$/],
    ["Quotation", /^\s*> xyz\s*$/],
    ["Table", /^\s*\| xyz \| TODO Value \|\s[\s\S]*\|\s*$/],
    ["Code", /^\s*```\s+xyz\s+```\s*$/],
    ["Call-out", /^\s*:::tip\[xyz\]\s[\s\S]*:::\s*$/],
    ["Tabs", /^\s*<Tabs label="xyz">[\s\S]*<\/Tabs>\s*$/],
    ["Quote", /^\s*<Quote by="xyz"[\s\S]*<\/Quote>\s*$/],
  ]
  for (const text of [nimble, withCrLf(nimble)])
    for (const [element, expected] of inserted)
      await test.step(element, async () => {
        await open(text)
        const typed = await insertedBy(async () => {
          await lines()
            .last()
            .click({ position: { x: 30, y: 8 } })
          for (const key of ["End", "Enter", "/"]) await page.keyboard.press(key)
          await expect(page.getByRole("dialog").getByRole("searchbox")).toBeFocused()
          await page.keyboard.type(element)
          await page.keyboard.press("Enter")
          await expect(page.getByRole("dialog")).toHaveCount(0)
          await page.keyboard.type("xyz")
        })
        expect(typed).toMatch(expected)
      })
})

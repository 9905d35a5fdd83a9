/** What a user of a word processor does in a text, with real keys, and what the file has then. */
import { expect, test } from "@playwright/test"
import { openStudioPage } from "./support/studio-page"

let studio: Awaited<ReturnType<typeof openStudioPage>>

test.beforeAll(async ({ browser }) => {
  studio = await openStudioPage(browser)
})

test.afterAll(() => studio.stop())

const before = "---\nname: Words\n---\n\n"

/**
 * A step: `click words`, `double words`, `triple words`, `type words`, `press button`, `menu undo`, `compose` with what
 * an input method shows one after the other, `replace word|other` as a phone does, `drag word|before which`, or keys.
 */
const run = async (step: string) => {
  const { page } = studio
  const [, action, words = ""] =
    /^(click|double|triple|type|press|compose|replace|drag|menu) ([\s\S]*)$/.exec(step) ?? []
  const clickCount = { click: 1, double: 2, triple: 3 }[action ?? ""]
  if (clickCount) {
    const { x, y } = await placeOf(words)
    await page.mouse.click(x, y, { clickCount })
    await page.waitForTimeout(50)
  }
  if (action === "type") await page.keyboard.type(words)
  else if (action === "compose") await compose(words.split("|"))
  else if (action === "replace") await replaceAsPhones(words.split("|"))
  else if (action === "drag") await drag(words.split("|"))
  else if (action === "menu") await page.evaluate((command) => document.execCommand(command), words)
  else if (action === "press") await page.getByRole("button", { name: words, exact: true }).first().click()
  else if (!action)
    for (const key of step.split(" ")) {
      await page.keyboard.press(key)
      // Chromium reports a moved cursor a little later; nobody types faster.
      await page.waitForTimeout(20)
    }
}

/** Compose with an input method. Its Enter, which browsers report with the code 229, ends the composition. */
const compose = async (shown: string[]) => {
  const client = await studio.page.context().newCDPSession(studio.page)
  for (const text of shown)
    await client.send("Input.imeSetComposition", {
      ...{ text, selectionStart: text.length, selectionEnd: text.length },
    })
  const key = { key: "Process", code: "Enter", windowsVirtualKeyCode: 229 }
  await client.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...key })
  await client.send("Input.insertText", { text: shown.at(-1) ?? "" })
  await client.send("Input.dispatchKeyEvent", { type: "keyUp", ...key })
}

/** Keyboards of phones compose the word of the cursor again, and replace it by a suggestion. */
const replaceAsPhones = async ([word = "", other = ""]: string[]) => {
  await run(`click ${word}`)
  const text = (await studio.page.locator(".ProseMirror").first().textContent()) ?? ""
  const start = text.indexOf(word)
  const client = await studio.page.context().newCDPSession(studio.page)
  await client.send("Input.imeSetComposition", {
    ...{ text: other, selectionStart: other.length, selectionEnd: other.length },
    ...{ replacementStart: start, replacementEnd: start + word.length },
  })
  await client.send("Input.insertText", { text: other })
}

/** Drag a word in front of another one. */
const drag = async ([word = "", other = ""]: string[]) => {
  const { mouse } = studio.page
  await run(`double ${word}`)
  const { x, y } = await placeOf(word)
  const target = await placeOf(other, true)
  // Otherwise it is a third click.
  await studio.page.waitForTimeout(600)
  await mouse.move(x, y)
  await mouse.down()
  await mouse.move(target.x, target.y, { steps: 5 })
  await mouse.up()
}

/** The middle of words in the text, or their start. */
const placeOf = async (words: string, atStart = false) => {
  const { page } = studio
  await expect(page.locator(".ProseMirror").getByText(words).first()).toBeVisible()
  return page.evaluate(
    ([wanted, isStart]) => {
      for (const root of document.querySelectorAll(".ProseMirror")) {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const start = node.textContent?.indexOf(wanted) ?? -1
          if (start < 0) continue
          const range = document.createRange()
          range.setStart(node, start)
          range.setEnd(node, start + wanted.length)
          const { x, y, width, height } = range.getBoundingClientRect()
          return { x: x + (isStart ? 1 : width / 2), y: y + height / 2 }
        }
      }
      throw new Error(`There is no ${wanted}`)
    },
    [words, atStart] as const,
  )
}

const rows: [what: string, text: string, steps: string[], expected: string][] = [
  // Replace a whole line.
  ["type over a heading", "## One\n\nTwo", ["triple One", "type xyz"], "## xyz\n\nTwo"],
  ["delete a heading's words", "## One\n\nTwo", ["triple One", "Backspace", "type a"], "## a\n\nTwo"],
  ["type over an entry", "- one\n- two\n- three", ["triple two", "type xyz"], "- one\n- xyz\n- three"],
  [
    "type over a line of a call-out",
    ":::note\none\n\ntwo\n:::",
    ["triple one", "type xyz"],
    ":::note\nxyz\n\ntwo\n:::",
  ],
  ["type over a paragraph", "One\n\nTwo\n\nThree", ["triple Two", "type xyz"], "One\n\nxyz\n\nThree"],
  // Links.
  [
    "Enter behind a link",
    "See [the list](/insights/)",
    ["click the list", "End Enter", "type xyz"],
    "See [the list](/insights/)\n\nxyz",
  ],
  [
    "type behind a link",
    "See [the list](/insights/)",
    ["click the list", "End", "type  xyz"],
    "See [the list](/insights/) xyz",
  ],
  [
    "right behind a link",
    "See [the list](/insights/)",
    ["click the list", "End ArrowRight", "type  xyz"],
    "See [the list](/insights/) xyz",
  ],
  [
    "type in a link",
    "See [the list](/insights/) now",
    ["double the", "type my"],
    "See [my list](/insights/) now",
  ],
  // Call-outs.
  [
    "Enter at the end of a call-out",
    ":::note\none\n:::",
    ["click one", "End Enter", "type two"],
    ":::note\none\n\ntwo\n:::",
  ],
  [
    "leave a call-out",
    ":::note\none\n:::",
    ["click one", "End Enter Enter", "type two"],
    ":::note\none\n:::\n\ntwo",
  ],
  // Input methods and phones.
  ["compose", "One two", ["click One", "End", "compose に|にほ|日本", "type  b"], "One two日本 b"],
  ["compose over a word", "One two", ["double two", "compose に|日本"], "One 日本"],
  ["compose in bold", "One **two** three", ["double two", "compose に|日本"], "One **日本** three"],
  ["compose behind bold", "One **two**", ["click One", "End", "compose に|日本"], "One **two日本**"],
  [
    "compose in a link",
    "[the list](/insights/)",
    ["double list", "compose に|日本"],
    "[the 日本](/insights/)",
  ],
  [
    "compose behind a link",
    "[the list](/insights/)",
    ["click list", "End", "compose に|日本"],
    "[the list](/insights/)日本",
  ],
  [
    "compose before a link",
    "[the list](/insights/)",
    ["click list", "Home", "compose に|日本"],
    "日本[the list](/insights/)",
  ],
  [
    "compose an entry",
    "- one",
    ["click one", "End Enter", "compose に|日本", "Enter", "type b"],
    "- one\n- 日本\n- b",
  ],
  ["a suggestion of a phone", "One two three", ["replace two|deux"], "One deux three"],
  ["a suggestion for a bold word", "One **two** three", ["replace two|deux"], "One **deux** three"],
  [
    "a suggestion for a link",
    "One [two](/insights/) three",
    ["replace two|deux"],
    "One [deux](/insights/) three",
  ],
  // By mouse.
  ["drag a word", "One two three\n\nfour", ["drag two|four"], "One three\n\ntwofour"],
  ["drag a bold word", "One **two** three\n\nfour", ["drag two|four"], "One three\n\n**two**four"],
  // Undo.
  ["undo by the menu", "One two", ["click One", "End", "type xyz", "menu undo"], "One two"],
  ["undo", "One two", ["click One", "End", "type xyz", "Control+z"], "One two"],
  ["undo and redo", "One two", ["click One", "End", "type xyz", "Control+z Control+y"], "One twoxyz"],
  // Enter and Backspace.
  [
    "split a paragraph",
    "One two",
    ["click One", "Home ArrowRight ArrowRight ArrowRight Enter"],
    "One\n\ntwo",
  ],
  ["join paragraphs", "One\n\ntwo", ["click two", "Home Backspace"], "Onetwo"],
  ["Delete joins paragraphs", "One\n\ntwo", ["click One", "End Delete"], "Onetwo"],
  [
    "Enter at the start of a heading",
    "## One\n\nTwo",
    ["click One", "Home Enter ArrowUp", "type xyz"],
    "xyz\n\n## One\n\nTwo",
  ],
  ["Enter behind a heading", "## One\n\nTwo", ["click One", "End Enter", "type xyz"], "## One\n\nxyz\n\nTwo"],
  ["a line break", "One two", ["click One", "End Shift+Enter", "type xyz"], "One two\\\nxyz"],
  [
    "keep hard-wrapped lines",
    "One two\nthree four\nfive",
    ["double three", "type xyz"],
    "One two\nxyz four\nfive",
  ],
  // Lists.
  ["a next entry", "- one\n- two", ["click two", "End Enter", "type three"], "- one\n- two\n- three"],
  ["leave a list", "- one\n- two", ["click two", "End Enter Enter", "type xyz"], "- one\n- two\n\nxyz"],
  ["a next number", "1. one\n2. two", ["click one", "End Enter", "type xyz"], "1. one\n2. xyz\n3. two"],
  ["indent an entry", "- one\n- two", ["click two", "Tab"], "- one\n  - two"],
  ["outdent an entry", "- one\n  - two", ["click two", "Shift+Tab"], "- one\n- two"],
  ["an entry back to a paragraph", "- one\n- two", ["click one", "Home Backspace"], "one\n\n- two"],
  ["a task", "- [ ] one", ["click one", "End Enter", "type two"], "- [ ] one\n- [ ] two"],
  // Marks.
  ["bold", "One two three", ["double two", "Control+b"], "One **two** three"],
  ["bold no longer", "One **two** three", ["double two", "Control+b"], "One two three"],
  [
    "type bold",
    "One",
    ["click One", "End", "type  ", "Control+b", "type two", "Control+b", "type  three"],
    "One **two** three",
  ],
  ["italic", "One two three", ["double two", "Control+i"], "One *two* three"],
  ["code by its button", "One two three", ["double two", "press Code"], "One `two` three"],
  // What is typed at the start of a line.
  ["type a heading", "One", ["click One", "End Enter", "type ## Two"], "One\n\n## Two"],
  ["type the highest heading", "One", ["click One", "End Enter", "type # Two"], "One\n\n## Two"],
  [
    "type a list",
    "One",
    ["click One", "End Enter", "type - two", "Enter", "type three"],
    "One\n\n- two\n- three",
  ],
  [
    "type numbers",
    "One",
    ["click One", "End Enter", "type 1. two", "Enter", "type three"],
    "One\n\n1. two\n2. three",
  ],
  ["type a quotation", "One", ["click One", "End Enter", "type > two"], "One\n\n> two"],
  [
    "type code",
    "One",
    ["click One", "End Enter", "type ```let a", "Enter", "type b"],
    "One\n\n```\nlet a\nb\n```",
  ],
  ["type code in a sentence", "One", ["click One", "End", "type  `two` three"], "One `two` three"],
  ["type bold marks", "One", ["click One", "End", "type  **two** three"], "One **two** three"],
  ["type a divider", "One", ["click One", "End Enter", "type ---two"], "One\n\n---\n\ntwo"],
  ["type signs", "One", ["click One", "End", "type  2 * 3 < 7 {x} _a_b"], "One 2 \\* 3 \\< 7 \\{x} \\_a_b"],
  ["type an expression", "One", ["click One", "End", "type  {site.phone} two"], "One {site.phone} two"],
  // Toolbar.
  ["a paragraph to a heading", "One\n\ntwo", ["click One", "press Heading"], "## One\n\ntwo"],
  ["a heading to a paragraph", "## One\n\ntwo", ["click One", "press Heading"], "One\n\ntwo"],
  ["a list of paragraphs", "One\n\ntwo", ["click One", "Control+a", "press List"], "- One\n- two"],
  ["a quotation", "One\n\ntwo", ["click One", "press Quotation"], "> One\n\ntwo"],
  ["a call-out", "One\n\ntwo", ["click One", "press Call-out"], ":::note\n\nOne\n\n:::\n\ntwo"],
  // Tables.
  [
    "type in a cell",
    "| a | b |\n|---|---|\n| c | d |",
    ["click c", "End", "type xyz"],
    "| a | b |\n|---|---|\n| cxyz | d |",
  ],
  [
    "a row by Tab",
    "| a | b |\n|---|---|\n| c | d |",
    ["click d", "Tab", "type e"],
    "| a | b |\n|---|---|\n| c | d |\n| e | |",
  ],
  [
    "a column",
    "| a | b |\n|---|---|\n| c | d |",
    ["click d", "press Column", "press Add a column after", "type e"],
    "| a | b | |\n|---|---|---|\n| c | de | |",
  ],
  [
    "align a column",
    "| a | b |\n|---|---|\n| c | d |",
    ["click d", "press Column", "press Align right"],
    "| a | b |\n|---|---:|\n| c | d |",
  ],
  [
    "remove a row",
    "| a | b |\n|---|---|\n| c | d |\n| e | f |",
    ["click d", "press Row", "press Remove the row"],
    "| a | b |\n|---|---|\n| e | f |",
  ],
  [
    "a line break in a cell",
    "| a | b |\n|---|---|\n| c | d |",
    ["click c", "End Shift+Enter", "type e"],
    "| a | b |\n|---|---|\n| c<br />e | d |",
  ],
  // Elements and images.
  [
    "Backspace below a picture",
    "![A quay](./a.jpg)\n\nTwo",
    ["click Two", "Home Backspace Backspace"],
    "Two",
  ],
  [
    "a footnote stays",
    "One[^1] two.\n\n[^1]: A note.",
    ["double two", "type xyz"],
    "One[^1] xyz.\n\n[^1]: A note.",
  ],
  [
    "an element in a sentence stays",
    "Press <Kbd>Enter</Kbd> two.",
    ["double two", "type xyz"],
    "Press <Kbd>Enter</Kbd> xyz.",
  ],
]

test("every way of writing gives the text that is expected, and changes nothing else", async () => {
  for (const [what, text, steps, expected] of rows)
    await test.step(what, async () => {
      await studio.open(`${before}${text}\n`)
      for (const step of steps) await run(step)
      const saved = (await studio.save()).slice(before.length).replace(/\n$/, "")
      expect.soft(saved, what).toBe(expected)
    })
})

test("Escape and Tab leave a list", async () => {
  const { page } = studio
  await studio.open(`${before}- one\n- two\n`)
  await run("click one")
  await run("Tab Escape Tab")
  await expect(page.locator(".ProseMirror :focus, .ProseMirror:focus")).toHaveCount(0)
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1)
})

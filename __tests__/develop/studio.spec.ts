/** The studio in a browser: documents are made, edited next to their page, saved and published. */
import { execFileSync } from "node:child_process"
import { readdirSync } from "node:fs"
import { expect, type FileChooser, type Locator, type Page } from "@playwright/test"
import sharp from "sharp"
import { violationsInBothThemes } from "../e2e/support/axe"
import { type DevelopSite, test } from "./support/develop-site"

const study = "case-studies/harbour-ledger/index.mdx"

let site: DevelopSite
let page: Page
const times: number[] = []

test.describe.configure({ mode: "serial" })

test.beforeAll(async ({ browser, site: started }) => {
  site = started
  site.restore()
  git("init", "--quiet", "--initial-branch=main")
  git("add", "content")
  git("-c", "user.name=Editor", "-c", "user.email=editor@example.com", "commit", "--quiet", "--message=Start")
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
})

test.afterAll(() => {
  const median = times.sort((a, b) => a - b)[times.length >> 1]
  console.log(`Time from the last key to the page, median of ${times.length} edits: ${median} ms`)
})

const git = (...args: string[]) => execFileSync("git", args, { cwd: site.folder, encoding: "utf8" }).trim()

const openStudio = async (place = "") => {
  await page.goto(`${site.address}/studio/#${place}`)
  // An address that differs only in its hash is not loaded again.
  await page.reload()
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
}

const openDocument = async (file: string) => {
  await openStudio(`content/${file}`)
  await expect(shownPage().getByRole("contentinfo")).toBeAttached()
}

const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true })

const shownPage = () => page.frameLocator("iframe[data-page]")

/** The text between the hero and the next section. */
const firstText = () => page.getByRole("textbox", { name: "Text", exact: true }).first()

/** Put the cursor behind the first paragraph. */
const toEndOfParagraph = async () => {
  const paragraph = firstText().getByText("The office closed")
  const { width, height } = (await paragraph.boundingBox()) ?? { width: 0, height: 0 }
  // The end of its last line.
  await paragraph.click({ position: { x: width - 2, y: height - 4 } })
  await page.keyboard.press("End")
}

const save = async () => {
  await page.keyboard.press("Control+s")
  await expect(button("Save")).toBeDisabled()
}

/** The lines that a change removes and adds. */
const changedLines = (before: string, after: string) => {
  const [old, current] = [before.split("\n"), after.split("\n")]
  return {
    removed: old.filter((line) => !current.includes(line)),
    added: current.filter((line) => !old.includes(line)),
  }
}

/** Type, and wait until the page shows it. */
const expectTyped = async (text: string) => {
  await page.keyboard.type(text)
  const start = Date.now()
  await expect(shownPage().getByText(text.trim()).first()).toBeAttached()
  times.push(Date.now() - start)
}

/** Press Enter, and choose an element by its name from the menu of `/`. Its first field has the cursor. */
const insertBelowCursor = async (name: string) => {
  await page.keyboard.press("Enter")
  await page.keyboard.press("/")
  await expect(page.getByRole("dialog").getByRole("searchbox")).toBeFocused()
  await page.keyboard.type(name)
  await page.keyboard.press("Enter")
}

const undoAll = async () => {
  // Each pause in typing ends a step.
  await expect(async () => {
    await page.keyboard.press("Control+z")
    await expect(button("Save")).toBeDisabled({ timeout: 500 })
  }).toPass()
}

/** Choose a file for a button that uploads. */
const upload = async (control: Locator, file: Exclude<Parameters<FileChooser["setFiles"]>[0], string>) => {
  const chooser = page.waitForEvent("filechooser")
  await control.click()
  await (await chooser).setFiles(file)
}

/** Use the menu of a document in the list. */
const choose = async (title: string, action: string) => {
  await button(`More for ${title}`).first().press("Enter")
  await button(action).press("Enter")
}

test("makes a new document and opens it", async () => {
  await openStudio()
  await button("New technology").click()
  const dialog = page.getByRole("dialog")
  await dialog.getByRole("textbox", { name: "Name" }).fill("Quay Script")
  expect(await violationsInBothThemes(page)).toEqual([])
  await dialog.getByRole("button", { name: "Create" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Quay Script" })).toBeVisible()
  expect(site.read("technologies/quay-script/index.mdx")).toContain("name: Quay Script")
  await expect(button("Mark as ready")).toBeVisible()
})

test("shows the page of a new document once it exists, and never the 404 page", async () => {
  await openStudio()
  await expect(shownPage().locator("main > *").first()).toBeAttached()
  await button("New technology").click()
  await page.getByRole("textbox", { name: "Name" }).fill("Mole Script")
  await page.keyboard.press("Enter")
  const ownPage = shownPage().getByRole("navigation").getByText("Mole Script", { exact: true })
  const missing = shownPage().getByRole("heading", { name: /404/ })
  await expect(ownPage.or(missing).first()).toBeVisible()
  await expect(missing).toHaveCount(0)
  await expect(page.getByText("The page is coming")).toHaveCount(0)
  site.remove("technologies/mole-script")
})

test("shows fields and text on the page as they are typed, and saves only their lines", async () => {
  const before = site.read(study)
  await openDocument(study)
  await page.getByRole("region", { name: "Body" }).getByText("Results", { exact: true }).first().click()
  await page.getByRole("group", { name: "Results" }).getByText("of the books closed").first().click()
  await page.getByRole("group", { name: "Results" }).getByRole("textbox", { name: "Title" }).click()
  await page.keyboard.press("End")
  for (const text of [" today", " or", " tomorrow"]) await expectTyped(text)
  await toEndOfParagraph()
  await expectTyped(" Then the lamps went on.")
  expect(site.read(study)).toBe(before)
  await save()
  expect(changedLines(before, site.read(study))).toEqual({
    removed: [expect.stringContaining("of the books"), expect.stringContaining("The office closed")],
    added: [
      expect.stringContaining("of the books closed on the same day today or tomorrow"),
      expect.stringContaining("Then the lamps went on."),
    ],
  })
})

test("undoes and redoes edits of fields and text", async () => {
  await openDocument(study)
  const country = page.getByRole("textbox", { name: "Country" })
  await expect(country).toHaveAccessibleDescription(/Country of the client/)
  await country.fill("Spain")
  await toEndOfParagraph()
  await page.keyboard.type(" And off.")
  await undoAll()
  await expect(country).toHaveValue("Portugal")
  await expect(firstText()).not.toContainText("And off.")
  await button("Redo").click()
  await expect(country).toHaveValue("Spain")
  await button("Undo").click()
})

test("writes Markdown for what is typed, and shows it without marks", async () => {
  const before = site.read(study)
  await openDocument(study)
  await toEndOfParagraph()
  await page.keyboard.press("Enter")
  await page.keyboard.type("# The harbour")
  await page.keyboard.press("Enter")
  await page.keyboard.type("The boats are ")
  await page.keyboard.press("Control+b")
  await page.keyboard.type("blue")
  await page.keyboard.press("Enter")
  await page.keyboard.type("- one")
  await page.keyboard.press("Enter")
  await page.keyboard.type("two")
  for (const key of ["Enter", "Enter"]) await page.keyboard.press(key)
  await page.keyboard.type("First line")
  await page.keyboard.press("Shift+Enter")
  await page.keyboard.type("second line")
  await expect(firstText()).toContainText("The harbour")
  await expect(firstText()).not.toContainText("## The harbour")
  await expect(shownPage().getByRole("heading", { name: "The harbour" })).toBeAttached()
  expect(await violationsInBothThemes(page)).toEqual([])
  await save()
  expect(changedLines(before, site.read(study))).toEqual({
    removed: [],
    added: ["## The harbour", "The boats are **blue**", "- one", "- two", "First line\\", "second line"],
  })
  site.write(study, before)
})

test("shows a problem at its field, and its fix as a button", async () => {
  site.change(study, "technologies: [go]", "technologies: [Go]")
  await openDocument(study)
  const problem = page.getByRole("group", { name: "Technologies" }).getByText(/"Go"/)
  await expect(problem).toBeVisible()
  await button(/^Problems/).click()
  await expect(page.getByRole("listitem").filter({ hasText: '"Go"' })).toBeVisible()
  await button("Edit").click()
  await button("Write go").click()
  await expect(problem).toHaveCount(0)
  await save()
  expect(site.read(study)).toContain("technologies: [go]")
})

test("keeps unsaved work over a reload", async () => {
  const before = site.read(study)
  await openDocument(study)
  await page.getByRole("textbox", { name: "Country" }).fill("Spain")
  await expect(button("Save")).toBeEnabled()
  page.once("dialog", (dialog) => dialog.accept())
  await page.reload()
  await expect(page.getByText("Here is what you had not saved.")).toBeVisible()
  await expect(page.getByRole("textbox", { name: "Country" })).toHaveValue("Spain")
  expect(site.read(study)).toBe(before)
  await button("Changes").click()
  await expect(page.getByRole("textbox", { name: /^Changes of/ })).toContainText("Portugal")
  expect(await violationsInBothThemes(page)).toEqual([])
  await button("Take back").click()
  await expect(page.getByText("Nothing has changed.")).toBeVisible()
})

test("merges what is changed on disk and in another tab, each of which keeps its draft", async () => {
  const before = site.read(study)
  await openDocument(study)
  const other = await page.context().newPage()
  await other.goto(page.url())
  const countryIn = (tab: Page) => tab.getByRole("textbox", { name: "Country" })
  const [country, theirs] = [countryIn(page), countryIn(other)]
  await country.fill("Spain")
  site.change(study, "The evening at", "An evening at")
  await expect(page.getByText("What you have not saved is in it")).toBeVisible()
  await expect(other.getByText("An evening at").first()).toBeVisible()
  await expect(country).toHaveValue("Spain")
  await save()
  await expect(theirs).toHaveValue("Spain")
  expect(site.read(study)).toBe(before.replace("The evening", "An evening").replace("Portugal", "Spain"))

  await country.fill("Chile")
  await theirs.fill("Cuba")
  for (const tab of [page, other]) {
    tab.once("dialog", (dialog) => dialog.accept())
    await tab.reload()
  }
  await expect(country).toHaveValue("Chile")
  await expect(theirs).toHaveValue("Cuba")
  await other.keyboard.press("Control+s")
  await expect(page.getByText("has changed the same place")).toBeVisible()
  await button("Compare both").click()
  await expect(page.getByRole("heading", { name: "This file has changed on disk" })).toBeVisible()
  expect(await violationsInBothThemes(page)).toEqual([])
  await button("Save this text").click()
  await expect(page.getByRole("heading", { name: "This file has changed on disk" })).toHaveCount(0)
  await expect(theirs).toHaveValue("Chile")
  await other.close()
  site.write(study, before.replace("Portugal", "Spain"))
})

test("moves and removes entries and opens views by keyboard", async () => {
  await openDocument("services/web-development/index.mdx")
  const source = button("Source")
  await source.focus()
  await page.keyboard.press("Enter")
  await expect(source).toHaveAttribute("aria-current", "true")
  const text = page.getByRole("textbox", { name: /^Source of/ })
  await expect(text).toContainText("name: Web development")
  expect(await violationsInBothThemes(page)).toEqual([])
  await button("Edit").press("Enter")
  const handle = button("Move or remove this text").first()
  await handle.focus()
  await page.keyboard.press("ArrowDown")
  await expect(page.getByRole("status")).toContainText("is now")
  await expect(handle).toBeFocused()
  await page.keyboard.press("Control+z")
  await expect(button("Save")).toBeDisabled()
  await handle.press("Enter")
  await button("Remove").press("Enter")
  await expect(page.getByRole("status")).toContainText("is removed")
  await expect(page.locator(":focus")).toHaveAccessibleName(/^Move or remove/)
  await page.keyboard.press("Control+z")
  await expect(button("Save")).toBeDisabled()
})

test("moves blocks by mouse, and takes keys from the page next to them", async () => {
  await openDocument("services/web-development/index.mdx")
  const handles = page.getByRole("region", { name: "Body" }).getByRole("button", { name: /^Move or remove/ })
  const names = () => handles.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")))
  const before = await names()
  await handles.first().dragTo(handles.nth(1))
  await expect.poll(names).toEqual([before[1], before[0], ...before.slice(2)])
  await expect(button("Save")).toBeEnabled()
  await shownPage().locator("body").press("Control+z")
  await expect.poll(names).toEqual(before)
  await expect(button("Save")).toBeDisabled()
})

test("shows what a section looks like, and inserts it", async () => {
  await openDocument("services/web-development/index.mdx")
  await button(/^Insert after/)
    .first()
    .click()
  const dialog = page.getByRole("dialog")
  // The page has no such section: its thumbnail is from the gallery.
  const section = dialog.getByRole("button", { name: /^Call to action/ })
  await expect(section.locator("[inert]")).toContainText(/\S/)
  expect(await violationsInBothThemes(page)).toEqual([])
  await section.click()
  await expect(button(/^Move or remove Call to action/)).toBeVisible()
  await button("Undo").click()
  await expect(button("Save")).toBeDisabled()
})

test("saves an image in the shape that its field needs", async () => {
  await openDocument(study)
  const buffer = await sharp({ create: { width: 2000, height: 900, channels: 3, background: "teal" } })
    .png()
    .toBuffer()
  await upload(button("Upload an image").first(), { name: "quay.png", mimeType: "image/png", buffer })
  const dialog = page.getByRole("dialog", { name: "Add an image" })
  const position = dialog.getByRole("slider", { name: "Left to right" })
  await position.press("ArrowRight")
  await expect(position).toHaveAttribute("aria-valuetext", "52 %")
  await dialog.getByRole("textbox", { name: "File name" }).fill("quay")
  expect(await violationsInBothThemes(page)).toEqual([])
  await dialog.getByRole("button", { name: "Add image" }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole("combobox", { name: "Thumbnail" })).toHaveValue("./quay.png")
  const saved = `${site.folder}/content/case-studies/harbour-ledger/quay.png`
  expect(await sharp(saved).metadata()).toMatchObject({ width: 1200, height: 900 })
  await button("Undo").click()
  await expect(button("Save")).toBeDisabled()
})

test("inserts elements from a text, with the cursor in their first field", async () => {
  const before = site.read(study)
  await openDocument(study)
  await firstText().click()
  await page.keyboard.press("Control+End")
  await insertBelowCursor("Tabs")
  await expect(page.locator(":focus")).toHaveAccessibleName(/^Label/)
  await page.keyboard.type("The lamps")
  await expect(button(/^Move or remove Tabs/)).toHaveCount(1)
  await save()
  expect(site.read(study)).toMatch(
    /each harbour\."\)\n\n<Tabs label="The lamps">[\s\S]*<\/Tabs>\n\n<Results \/>/,
  )
  expect(site.read(study).match(/<Tabs /g)).toHaveLength(1)
  site.write(study, before)
  await openDocument(study)
  await toEndOfParagraph()
  await insertBelowCursor("Quote")
  await page.keyboard.type("Rui Costa")
  await undoAll()
  await expect(button(/^Move or remove Quote/)).toHaveCount(0)
  while (await button("Redo").isEnabled()) await button("Redo").click()
  await save()
  expect(site.read(study)).toMatch(/at eight\.[^\n]*\n\n<Quote by="Rui Costa"[\s\S]*<\/Quote>\n\n!\[A ledger/)
  site.write(study, before)
})

test("inserts a section with the fields that it needs, and opens it at the first", async () => {
  const file = "case-studies/pier-ledger/index.mdx"
  await openStudio()
  await button("New case study").click()
  await page.getByRole("textbox", { name: "Name" }).fill("Pier Ledger")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { level: 1, name: "Pier Ledger" })).toBeVisible()
  await firstText().click()
  await button(/^Insert after this text/)
    .first()
    .click()
  await page.keyboard.type("persona")
  await page.keyboard.press("Enter")
  await expect(page.locator(":focus")).toHaveAccessibleName(/^Name/)
  await expect(page.locator(":focus")).toBeInViewport()
  await page.keyboard.type("Ana Reis")
  const card = page.getByRole("region", { name: "Body" }).getByRole("group").filter({ hasText: "Persona" })
  await expect(card.first()).toBeVisible()
  // The page has the name once the text was checked.
  await expect(shownPage().getByText("Ana Reis").first()).toBeVisible()
  await expect(page.getByLabel("Error:")).toHaveCount(0)
  await save()
  expect(site.read(file)).toMatch(/^persona:\n {2}name: Ana Reis$/m)
  expect(site.read(file)).toContain("\n<Persona />\n")
})

test("puts an uploaded image in the place of the placeholder of a new document", async () => {
  await openDocument("case-studies/pier-ledger/index.mdx")
  const names = () => readdirSync(`${site.folder}/content/case-studies/pier-ledger`)
  const before = names()
  const buffer = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: "#0055CC" } })
    .jpeg()
    .toBuffer()
  await upload(button("Upload an image").first(), { name: "new.jpeg", mimeType: "image/jpeg", buffer })
  await page.getByRole("dialog").getByRole("button", { name: "Add image" }).click()
  await expect(page.getByRole("dialog")).toHaveCount(0)
  expect(names()).toEqual(before)
  site.remove("case-studies/pier-ledger")
})

test("focuses a field that is added, and chooses what is searched with Enter", async () => {
  await openDocument(study)
  await button("Client").click()
  await expect(page.getByRole("combobox", { name: "Client" })).toBeFocused()
  await button("Add technology").click()
  await page.keyboard.type("quay")
  await page.keyboard.press("Enter")
  await expect(page.locator(":focus")).toHaveValue("Quay Script")
  await button("Source").click()
  await expect(page.getByRole("textbox", { name: /^Source of/ })).toContainText("[go, quay-script]")
  await undoAll()
})

test("keeps a document a draft, also on its page, while it has errors", async () => {
  await openDocument("technologies/quay-script/index.mdx")
  const bar = shownPage().getByText("Draft.", { exact: true })
  await expect(bar).toBeAttached()
  await button("Mark as ready").click()
  await expect(button(/^Problems/)).toHaveAttribute("aria-current", "true")
  await expect(page.getByRole("main").getByRole("listitem").first()).toContainText("TODO")
  await expect(button("Mark as ready")).toBeVisible()
  await expect(button("Save")).toBeDisabled()
  // The page has had the time to change.
  await page.waitForTimeout(1000)
  await expect(bar).toBeAttached()
})

test("uploads the kind of file that an element takes", async () => {
  await openDocument(study)
  await firstText().click()
  await page.keyboard.press("Control+End")
  await insertBelowCursor("Download")
  const card = page.getByRole("listitem").filter({ has: button(/^Move or remove Download/) })
  const buffer = Buffer.from("harbour,boats\nCascais,12\n")
  await upload(card.getByRole("button", { name: "Upload a file" }), {
    name: "Boats 2.csv",
    mimeType: "text/csv",
    buffer,
  })
  await page.getByRole("dialog", { name: "Add a file" }).getByRole("button", { name: "Add file" }).click()
  await expect(card.getByRole("combobox", { name: "File" })).toHaveValue("./boats-2.csv")
  expect(site.read("case-studies/harbour-ledger/boats-2.csv")).toBe(buffer.toString())
  await undoAll()
})

test("edits elements in elements, and keeps the form of what is pasted", async () => {
  const before = site.read(study)
  const tabs =
    '<Tabs label="Who counts">\n<Tab label="Crew">\n\nThe crew counts.\n\n</Tab>\n</Tabs>\n\n<Results />'
  site.change(study, "<Results />", tabs)
  await openDocument(study)
  await page.getByText("Who counts", { exact: true }).click()
  await button("Add tab").click()
  await page.keyboard.type("Office")
  expect(await violationsInBothThemes(page)).toEqual([])
  await page.getByRole("textbox", { name: "Text in Tab" }).last().click()
  await page.keyboard.type("The office counts.")
  await expect(shownPage().getByText("The office counts.")).toBeAttached()
  await toEndOfParagraph()
  await page.keyboard.press("Control+End")
  const word =
    '<h1>From Word</h1><p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>Tea</p>'
  await firstText().evaluate((text, html) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData("text/html", html)
    text.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }))
  }, word)
  await expect(shownPage().getByRole("heading", { name: "From Word" })).toBeAttached()
  await save()
  expect(site.read(study)).toContain(
    '</Tab>\n\n<Tab label="Office">\n\nThe office counts.\n\n</Tab>\n</Tabs>\n',
  )
  expect(site.read(study)).toContain("\n\n## From Word\n\n- Tea\n\n<Tabs ")
  site.write(study, before)
})

test("has no barriers in a text with forms, and controls that are large enough for fingers", async ({
  browser,
}) => {
  const before = site.read(study)
  const forms = ":::tip[Tea]\n\nHot.\n\n:::\n\n| Tea | Cups |\n|---|---|\n| Mint | 2 |"
  site.change(study, "<Results />", `${forms}\n\n<Results />`)
  await openDocument(study)
  await firstText().getByRole("cell", { name: "Mint" }).click()
  await expect(button("Row")).toBeVisible()
  expect(await violationsInBothThemes(page)).toEqual([])
  const tablet = await browser.newPage({ hasTouch: true, viewport: { width: 1024, height: 768 } })
  await tablet.goto(`${site.address}/studio/#content/${study}`)
  await tablet.getByRole("cell", { name: "Mint" }).click()
  const controls = tablet
    .getByRole("main")
    .locator("button, input:not([type=checkbox]), select, textarea, summary")
  const sizes = await controls.evaluateAll((all) =>
    all
      .filter((control) => control.checkVisibility())
      .map((control) => ({ name: control.outerHTML.slice(0, 200), box: control.getBoundingClientRect() })),
  )
  expect(sizes.length).toBeGreaterThan(40)
  expect(sizes.filter(({ box }) => Math.min(box.width, box.height) < 44)).toEqual([])
  await tablet.close()
  site.write(study, before)
})

test("shows thumbnails on a tablet", async () => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await openDocument(study)
  const thumbnails = page.locator("summary [inert]")
  await expect(thumbnails).toHaveCount(3)
  for (const thumbnail of await thumbnails.all()) await expect(thumbnail).toContainText(/\S/)
  await expect(page.getByRole("region", { name: "Page" })).toBeHidden()
  await button("Page").click()
  await expect(page.getByRole("region", { name: "Page" })).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
})

test("scrolls the page to what has the cursor, also while it shows an earlier text", async () => {
  const before = site.read(study)
  const lines = Array.from({ length: 40 }, (_, index) => `Line ${index} of the log.`)
  site.change(study, "<Results />", `${lines.join("\n\n")}\n\n<Results />`)
  await openDocument(study)
  await expect(shownPage().getByText("Line 39 of the log.")).toBeAttached()
  await firstText().click()
  await page.keyboard.press("Control+End")
  await expect(shownPage().getByText("Line 39 of the log.")).toBeInViewport()
  await page.keyboard.press("Control+Home")
  await expect(shownPage().getByRole("heading", { name: "evening at the quay" })).toBeInViewport()
  // With an error, the page stays as it is; the text has a section more.
  await page.getByRole("textbox", { name: "Country" }).fill("")
  await button(/^Insert after/)
    .first()
    .click()
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Call to action/ })
    .click()
  await expect(page.getByText("shows the last valid text")).toBeVisible()
  await page.getByText("Feedback", { exact: true }).first().click()
  await expect(shownPage().getByText("Rating by the offices")).toBeInViewport()
  await undoAll()
  site.write(study, before)
})

test("renames, duplicates and deletes a document", async () => {
  await openStudio()
  await choose("Quay Script", "Rename")
  await page.getByRole("textbox", { name: "New name" }).fill("pier-script")
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/pier-script/)
  // It takes the focus when it opens.
  await expect(page.getByRole("heading", { level: 1, name: "Quay Script" })).toBeFocused()
  expect(site.read("technologies/pier-script/index.mdx")).toContain("/technologies/quay-script/")
  await choose("Quay Script", "Duplicate")
  await page.getByRole("dialog").getByRole("button", { name: "Duplicate" }).click()
  await expect(page).toHaveURL(/pier-script-2/)
  const entries = () => page.getByRole("button", { name: "More for Quay Script" })
  await expect(entries()).toHaveCount(2)
  await button("All documents").click()
  await choose("Quay Script", "Delete")
  const dialog = page.getByRole("dialog")
  await expect(dialog.getByText("Nothing refers to it.")).toBeVisible()
  await dialog.getByRole("button", { name: "Delete" }).click()
  await expect(entries()).toHaveCount(1)
})

test("finds words in all texts, and opens them selected", async () => {
  await openStudio()
  await page.keyboard.press("Control+k")
  const dialog = page.getByRole("dialog", { name: "Find" })
  await expect(dialog.getByRole("combobox")).toBeFocused()
  await page.keyboard.type("THE office closed")
  await expect(dialog.getByRole("option")).toHaveCount(1)
  expect(await violationsInBothThemes(page)).toEqual([])
  await page.keyboard.press("Enter")
  await expect(firstText()).toBeFocused()
  expect(await page.evaluate(() => String(getSelection()))).toBe("The office closed")
  // In a text, the key sets a link.
  await page.keyboard.press("Control+k")
  const link = page.getByRole("dialog", { name: "Add a link" })
  await expect(link).toBeVisible()
  // The first one closes its list.
  await expect(async () => {
    await page.keyboard.press("Escape")
    await expect(link).toBeHidden({ timeout: 500 })
  }).toPass()
  await page.keyboard.press("Control+f")
  await expect(dialog.getByRole("checkbox", { name: "Only in Harbour Ledger" })).toBeChecked()
  await page.keyboard.type("office")
  await expect(dialog.getByRole("status")).toHaveText(/^\d+ places?$/)
  await page.keyboard.press("Escape")
  await expect(dialog).toBeHidden()
  await expect(firstText()).toBeFocused()
  await expect(page.getByRole("heading", { level: 1, name: "Harbour Ledger" })).toBeVisible()
})

test("replaces a picture in all its places, refuses other kinds, and undoes it", async () => {
  const photo = "case-studies/harbour-ledger/thumbnail.jpg"
  const draw = (format: "png" | "jpeg") =>
    sharp({ create: { width: 1600, height: 1200, channels: 3, background: "#0055CC" } })
      .toFormat(format)
      .toBuffer()
  const sizeOf = async () => (await sharp(`${site.folder}/content/${photo}`).metadata()).width
  await openStudio()
  await button("Media").click()
  await page.getByRole("searchbox", { name: "Search files" }).fill("ledger/thumb")
  const item = page.getByRole("region", { name: "Files" }).getByRole("listitem").first()
  await expect(item).toContainText("800 × 600 pixels")
  const replace = button("Replace thumbnail.jpg")
  const dialog = page.getByRole("dialog", { name: "Replace thumbnail.jpg?" })
  await upload(replace, { name: "new.jpg", mimeType: "image/jpeg", buffer: await draw("png") })
  await expect(dialog).toContainText("1600 × 1200 pixels, 4:3")
  expect(await violationsInBothThemes(page)).toEqual([])
  await dialog.getByRole("button", { name: "Replace" }).click()
  await expect(page.getByText(/this file is PNG, and thumbnail\.jpg is JPEG/)).toBeVisible()
  await dialog.getByRole("button", { name: "Cancel" }).click()
  await upload(replace, { name: "new.jpeg", mimeType: "image/jpeg", buffer: await draw("jpeg") })
  await dialog.getByRole("button", { name: "Replace" }).click()
  await expect(page.getByText("thumbnail.jpg is replaced")).toBeVisible()
  await expect(item).toContainText("1600 × 1200 pixels")
  expect(await sizeOf()).toBe(1600)
  expect(await violationsInBothThemes(page)).toEqual([])
  await button("Undo").click()
  await expect(item).toContainText("800 × 600 pixels")
  expect(await sizeOf()).toBe(800)
  await item.getByRole("link", { name: "Harbour Ledger" }).click()
  await expect(page.getByRole("combobox", { name: "Thumbnail" })).toBeFocused()
})

test("stops publishing at an error, and names its place", async () => {
  site.change(study, "technologies: [go]", "technologies: [cobol]")
  await openStudio("publish")
  await expect(page.getByText(/Technologies.*line \d+: .*cobol/).first()).toBeVisible()
  await expect(page.getByText(/^The site would not build/)).toBeVisible()
  await expect(button(/^Review \d/)).toBeDisabled()
  site.change(study, "technologies: [cobol]", "technologies: [go]")
})

test("sends chosen documents for review, on a branch of their own", async () => {
  git("config", "user.name", "Editor")
  git("config", "user.email", "editor@example.com")
  const before = git("status", "--porcelain", "--branch")
  await openStudio("publish")
  await page.getByRole("main").getByText("Harbour Ledger").first().click()
  await expect(page.getByRole("insertion").filter({ hasText: "Spain" }).first()).toBeVisible()
  for (const box of await page.getByRole("checkbox", { name: /^Send/ }).all())
    if ((await box.getAttribute("aria-label")) !== "Send Harbour Ledger") await box.uncheck()
  expect(await violationsInBothThemes(page)).toEqual([])
  await button("Review 1 document").click()
  await page.getByRole("textbox", { name: "What have you changed?" }).fill("Move the ledger to Spain")
  expect(await violationsInBothThemes(page)).toEqual([])
  await button("Send").click()
  await expect(page.getByText("It is on this machine only")).toBeVisible()
  const branch = "content/move-the-ledger-to-spain"
  await expect(page.getByRole("region", { name: "Sent for review" }).getByText(branch)).toBeVisible()
  expect(git("log", "--format=%s", branch)).toBe("Move the ledger to Spain\nStart")
  // With the document go the files that are new in its folder.
  const sent = git("show", "--name-only", "--format=", branch).split("\n")
  expect(sent).toContain(`content/${study}`)
  expect(sent.filter((file) => !file.startsWith("content/case-studies/harbour-ledger/"))).toEqual([])
  expect(git("status", "--porcelain", "--branch")).toBe(before)
})

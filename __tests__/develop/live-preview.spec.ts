/**
 * What an editor changes shows in `gatsby develop` without a restart: on the page that is looked at, in its place. How
 * long each change took is printed and not judged; this machine may have other things to do.
 */
import { expect, type Page, test } from "@playwright/test"
import sharp from "sharp"
import { rememberDocument } from "../support/open-page"
import { scrolledTo, scrollPage } from "../support/scroll-page"
import { type DevelopSite, startDevelop } from "./support/develop-site"

const study = "case-studies/harbour-ledger/index.mdx"
const address = "/case-studies/harbour-ledger/"

let site: DevelopSite
const times: string[] = []

test.describe.configure({ mode: "serial" })

test.beforeAll(async ({ browser }) => {
  test.setTimeout(600_000)
  site = await startDevelop()
  // The first page has webpack and the queries start; no change is to wait for them.
  const page = await browser.newPage()
  for (const path of ["/case-studies/", address]) {
    await page.goto(site.address + path, { timeout: 300_000 })
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible({ timeout: 120_000 })
  }
  await page.close()
})

test.afterEach(async () => {
  const { status, expectedStatus } = test.info()
  if (status !== expectedStatus) console.log(`What gatsby develop has said:\n${site.log().slice(-6000)}`)
})

test.afterAll(async () => {
  await site?.stop()
  console.log(`Time until a change was seen:\n${times.join("\n")}`)
})

/** Changes something, and waits until it is seen. */
const see = async (what: string, change: () => void, seen: () => Promise<void>) => {
  const start = Date.now()
  change()
  await seen()
  times.push(`  ${((Date.now() - start) / 1000).toFixed(1).padStart(5)} s  ${what}`)
}

const open = async (page: Page, path: string) => {
  await page.goto(site.address + path)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
}

/** Opens the study and reads on to its middle; what is given back says that it was neither loaded anew nor moved. */
const readOn = async (page: Page) => {
  await open(page, address)
  await expect(page.getByRole("contentinfo")).toBeVisible()
  await scrollPage(page, 420)
  await expect.poll(() => scrolledTo(page)).toBe(420)
  const isSame = await rememberDocument(page)
  return async () => {
    expect(await isSame()).toBe(true)
    expect(await scrolledTo(page)).toBe(420)
  }
}

const overlay = (page: Page) => page.getByRole("region", { name: "Mistakes in the content" })

test("a changed paragraph", async ({ page }) => {
  const expectInPlace = await readOn(page)
  await see(
    "a paragraph",
    () => site.change(study, "The office closed at six", "The office closed at seven"),
    () => expect(page.getByText("The office closed at seven")).toBeVisible(),
  )
  await expectInPlace()
})

test("a changed value of the frontmatter", async ({ page }) => {
  const expectInPlace = await readOn(page)
  await see(
    "a frontmatter value",
    () => site.change(study, "of the books closed on the same day", "of the books closed before supper"),
    () => expect(page.getByText("of the books closed before supper")).toBeVisible(),
  )
  await expectInPlace()
})

test("the index of the case studies, which a build writes to a file", async ({ request }) => {
  const { studies } = await (await request.get(`${site.address}/data/case-studies.json`)).json()
  expect(studies).toMatchObject([{ slug: "harbour-ledger", country: "Portugal" }])
})

test("a changed picture", async ({ page }) => {
  const expectInPlace = await readOn(page)
  const picture = page.getByRole("img", { name: "A ledger page with eleven rows" })
  const shownColour = () =>
    picture.evaluate(async (image: HTMLImageElement) => {
      await image.decode().catch(() => undefined)
      // Between the old picture and the new one there may be none.
      if (image.naturalWidth === 0) return "none"
      const canvas = document.createElement("canvas")
      const context = canvas.getContext("2d")
      context?.drawImage(image, 0, 0, 1, 1)
      const [red = 0, green = 0] = context?.getImageData(0, 0, 1, 1).data ?? []
      return red > green ? "red" : "green"
    })
  await expect.poll(shownColour).toBe("green")
  const red = await sharp({ create: { width: 320, height: 200, channels: 3, background: "#C0392B" } })
    .jpeg()
    .toBuffer()
  await see(
    "a picture",
    () => site.write("case-studies/harbour-ledger/screen-1.jpg", red),
    () => expect.poll(shownColour, { timeout: 60_000 }).toBe("red"),
  )
  await expectInPlace()
})

test("a changed data file", async ({ page }) => {
  const expectInPlace = await readOn(page)
  await see(
    "a data file",
    () => site.change("data/site.yaml", "hello@mosslight.example", "harbour@mosslight.example"),
    () => expect(page.getByRole("contentinfo")).toContainText("harbour@mosslight.example"),
  )
  await expectInPlace()
})

test("a mistake: its message over the last good page, until it is mended", async ({ page }) => {
  const expectInPlace = await readOn(page)
  await see(
    "a mistake",
    () => site.change(study, "<Results />", "<Reslts />"),
    () => expect(overlay(page)).toBeVisible(),
  )
  await expect(overlay(page)).toContainText(`content/${study}:47:1`)
  await expect(overlay(page)).toContainText('there is no section "Reslts". Did you mean "Results"?')
  await expect(page.getByText("of the books closed before supper")).toBeVisible()
  await expect(page.getByText("The office closed at seven")).toBeVisible()

  // A second one, in another file, comes to the list.
  site.change("technologies/go/index.mdx", "order: 1", "order: first")
  await expect(overlay(page)).toContainText("order: is the text")
  await expect(overlay(page)).toContainText("2 mistakes")
  // Loaded anew, the page still is the last good one.
  await open(page, address)
  await expect(page.getByText("of the books closed before supper")).toBeVisible()
  await expect(overlay(page)).toBeVisible()

  site.change("technologies/go/index.mdx", "order: first", "order: 1")
  const expectStillInPlace = await readOn(page)
  await see(
    "a mended mistake",
    () => site.change(study, "<Reslts />", "<Results />"),
    () => expect(overlay(page)).toHaveCount(0),
  )
  await expectStillInPlace()
  void expectInPlace
})

test("frontmatter that is no YAML: its message, and the page as it was", async ({ page }) => {
  const expectInPlace = await readOn(page)
  await see(
    "frontmatter that cannot be read",
    () => site.change(study, "country: Portugal", "country: Portugal: Lisbon"),
    () => expect(overlay(page)).toContainText("a text with a colon and a space needs quotes"),
  )
  await expect(overlay(page)).toContainText(`content/${study}:5:`)
  await expectInPlace()
  // Loaded anew, too, and without a word of the programs that make the page.
  await open(page, address)
  await expect(page).toHaveTitle("Mosslight | Harbour Ledger")
  expect(site.log()).not.toContain("threw an error")
  site.change(study, "country: Portugal: Lisbon", "country: Portugal")
  await expect(overlay(page)).toHaveCount(0)
})

test("a draft, with a banner", async ({ page }) => {
  await open(page, address)
  await expect(page.getByRole("note")).toHaveCount(0)
  await see(
    "a draft's banner",
    () => site.change(study, "country: Portugal", "country: Portugal\ndraft: true"),
    () => expect(page.getByRole("note")).toContainText("Draft."),
  )
  site.change(study, "country: Portugal\ndraft: true", "country: Portugal")
  await expect(page.getByRole("note")).toHaveCount(0)
  await see(
    "a publish day in the future",
    () => site.change(study, "country: Portugal", "country: Portugal\npublish: 2099-04-22"),
    () => expect(page.getByRole("note")).toContainText("on or after its publish day"),
  )
  site.change(study, "country: Portugal\npublish: 2099-04-22", "country: Portugal")
  await expect(page.getByRole("note")).toHaveCount(0)
})

test("a new folder, in the list that is looked at and at its own address", async ({ page }) => {
  await open(page, "/case-studies/")
  const isSame = await rememberDocument(page)
  await see(
    "a new folder",
    () => {
      site.copy("case-studies/harbour-ledger", "case-studies/quay-market")
      site.change("case-studies/quay-market/index.mdx", "name: Harbour Ledger", "name: Quay Market")
    },
    () => expect(page.getByRole("main").getByText("Quay Market").first()).toBeVisible(),
  )
  expect(await isSame()).toBe(true)
  await open(page, "/case-studies/quay-market/")
  await expect(page).toHaveTitle("Mosslight | Quay Market")
})

test("a renamed folder: the page that is looked at says that its document is gone, the new one is there", async ({
  page,
}) => {
  await open(page, "/case-studies/quay-market/")
  await see(
    "a renamed folder",
    () => site.rename("case-studies/quay-market", "case-studies/quay-fair"),
    () => expect(page.getByText("The document of this page is gone")).toBeVisible(),
  )
  await expect(async () => {
    await page.goto(`${site.address}/case-studies/quay-fair/`)
    await expect(page).toHaveTitle("Mosslight | Quay Market", { timeout: 5000 })
  }).toPass({ timeout: 60_000 })
  await expect(page.getByText("The document of this page is gone")).toHaveCount(0)
})

test("a deleted file: its page says so, and the list no longer has it", async ({ page, context }) => {
  await open(page, "/case-studies/quay-fair/")
  const list = await context.newPage()
  await open(list, "/case-studies/")
  await expect(list.getByRole("main").getByText("Quay Market").first()).toBeVisible()
  await see(
    "a deleted file",
    () => site.remove("case-studies/quay-fair"),
    () => expect(page.getByText("The document of this page is gone")).toBeVisible(),
  )
  await expect(list.getByRole("main").getByText("Quay Market")).toHaveCount(0)
})

/**
 * `gatsby develop` shows changes of the content on the open page, without a restart, a reload or a scroll. The time of
 * each change is printed, not tested.
 */
import path from "node:path"
import { setTimeout } from "node:timers/promises"
import { expect, type Page } from "@playwright/test"
import sharp from "sharp"
import { rememberDocument } from "../support/open-page"
import { scrolledTo, scrollPage } from "../support/scroll-page"
import { type DevelopSite, test } from "./support/develop-site"

const study = "case-studies/harbour-ledger/index.mdx"
const address = "/case-studies/harbour-ledger/"

let site: DevelopSite
const times: string[] = []

test.describe.configure({ mode: "serial" })

test.beforeAll(({ site: started }) => {
  site = started
})

test.afterEach(async () => {
  const { status, expectedStatus } = test.info()
  if (status !== expectedStatus) console.log(`Output of gatsby develop:\n${site.log().slice(-6000)}`)
})

test.afterAll(() => console.log(`Time until a change was visible:\n${times.join("\n")}`))

/** Make a change, and wait until it is visible. */
const expectChange = async (what: string, change: () => void, visible: () => Promise<void>) => {
  const start = Date.now()
  change()
  await visible()
  times.push(`  ${((Date.now() - start) / 1000).toFixed(1).padStart(5)} s  ${what}`)
}

const open = async (page: Page, path: string) => {
  await page.goto(site.address + path)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
}

/** Open the study and scroll. The returned function expects that the page was not reloaded and has not scrolled. */
const openScrolled = async (page: Page) => {
  await open(page, address)
  await expect(page.getByRole("contentinfo")).toBeVisible()
  // Sections that render late can move the page.
  await expect(async () => {
    await scrollPage(page, 420)
    expect(await scrolledTo(page)).toBe(420)
  }).toPass()
  const isSame = await rememberDocument(page)
  return async () => {
    expect(await isSame()).toBe(true)
    expect(await scrolledTo(page)).toBe(420)
  }
}

const overlay = (page: Page) => page.getByRole("group", { name: "Errors in the content" })

test("shows a changed paragraph, frontmatter value and data file", async ({ page }) => {
  const expectInPlace = await openScrolled(page)
  for (const [what, file, before, after] of [
    ["a paragraph", study, "The office closed at six", "The office closed at seven"],
    ["a frontmatter value", study, "closed on the same day", "closed before supper"],
    ["a data file", "data/site.yaml", "hello@mosslight.example", "harbour@mosslight.example"],
  ] as const) {
    await expectChange(
      what,
      () => site.change(file, before, after),
      () => expect(page.getByText(after).first()).toBeVisible(),
    )
    await expectInPlace()
  }
})

test("shows a changed image", async ({ page }) => {
  const expectInPlace = await openScrolled(page)
  const image = page.getByRole("img", { name: "A ledger page with eleven rows" })
  const shownColour = () =>
    image.evaluate(async (element: HTMLImageElement) => {
      await element.decode().catch(() => undefined)
      // The new image is not loaded yet.
      if (element.naturalWidth === 0) return "none"
      const canvas = document.createElement("canvas")
      const context = canvas.getContext("2d")
      context?.drawImage(element, 0, 0, 1, 1)
      const [red = 0, green = 0] = context?.getImageData(0, 0, 1, 1).data ?? []
      return red > green ? "red" : "green"
    })
  await expect.poll(shownColour).toBe("green")
  const red = await sharp({ create: { width: 320, height: 200, channels: 3, background: "#C0392B" } })
    .jpeg()
    .toBuffer()
  await expectChange(
    "an image",
    () => site.write("case-studies/harbour-ledger/screen-1.jpg", red),
    () => expect.poll(shownColour, { timeout: 60_000 }).toBe("red"),
  )
  await expectInPlace()
})

test("shows the subject of a picture in every crop", async ({ page }) => {
  const folder = path.dirname(study)
  site.write(`${folder}/subject.jpg`, await pictureWithSubject())
  site.write(
    `${folder}/tall.jpg`,
    await sharp(await pictureWithSubject())
      .resize(900, 1600, { fit: "fill" })
      .toBuffer(),
  )
  const text = site.read(study)
  site.change(study, "thumbnail: ./thumbnail.jpg", `thumbnail: ./subject.jpg\nthumbnailFocus: [${subject}]`)
  site.change(
    study,
    /^hero:\n/m,
    `hero:\n  thumbnail:\n    image: ./tall.jpg\n    alt: A quay with a lamp at its end\n    focus: [${subject}]\n`,
  )
  site.change(
    study,
    "<Results />",
    `<WideFigure image="./tall.jpg" alt="A lamp at the end" focus={[${subject}]} />\n\n<Results />`,
  )
  // A page that is opened before Gatsby has noticed the change may miss it: its socket connects later.
  const pageData = `${site.address}/page-data${address}page-data.json`
  await expect.poll(async () => (await fetch(pageData)).text()).toContain("A lamp at the end")
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const [route, count] of [
      [address, 2],
      ["/case-studies/", 1],
    ] as const) {
      await open(page, route)
      const pictures = page.locator('main img:is([src*="subject"], [src*="tall"])')
      await expect(pictures).toHaveCount(count)
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded()
        await expect(async () => expect(await hasSubject(await picture.screenshot())).toBe(true)).toPass()
      }
    }
  }
  site.write(study, text)
})

/** Shares of the width and height, near a corner that crops around the middle cut off. */
const subject = [0.06, 0.94]

/** A grey picture with a small disc at the subject. */
const pictureWithSubject = () => {
  const [x = 0, y = 0] = subject
  const disc = `<circle cx="${x * 1600}" cy="${y * 1000}" r="40" fill="#ff00ff"/>`
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"><rect width="1600" height="1000" fill="#888"/>${disc}</svg>`,
    ),
  )
    .jpeg()
    .toBuffer()
}

const hasSubject = async (screenshot: Buffer) => {
  const { data, info } = await sharp(screenshot).raw().toBuffer({ resolveWithObject: true })
  for (let at = 0; at < data.length; at += info.channels)
    if ((data[at] ?? 0) > 200 && (data[at + 1] ?? 0) < 90 && (data[at + 2] ?? 0) > 200) return true
  return false
}

test("shows errors over the last valid page until they are fixed", async ({ page }) => {
  await openScrolled(page)
  await expectChange(
    "an error",
    () => site.change(study, "<Results />", "<Reslts />"),
    () => expect(overlay(page)).toBeVisible(),
  )
  await expect(overlay(page)).toContainText(`content/${study}:47:1`)
  await expect(overlay(page)).toContainText('there is no section "Reslts". Did you mean "Results"?')
  await expect(page.getByText("closed before supper")).toBeVisible()
  await expect(page.getByText("The office closed at seven")).toBeVisible()

  // An error in another file is added.
  site.change("technologies/go/index.mdx", "order: 1", "order: first")
  await expect(overlay(page)).toContainText("order: is the text")
  await expect(overlay(page)).toContainText("2 errors")
  // A reload keeps the last valid page.
  await open(page, address)
  await expect(page.getByText("closed before supper")).toBeVisible()
  await expect(overlay(page)).toBeVisible()

  site.change("technologies/go/index.mdx", "order: first", "order: 1")
  const expectInPlace = await openScrolled(page)
  await expectChange(
    "a fixed error",
    () => site.change(study, "<Reslts />", "<Results />"),
    () => expect(overlay(page)).toHaveCount(0),
  )
  await expectInPlace()
})

test("shows the error of invalid YAML over the last valid page", async ({ page }) => {
  const expectInPlace = await openScrolled(page)
  await expectChange(
    "invalid YAML",
    () => site.change(study, "country: Portugal", "country: Portugal: Lisbon"),
    () => expect(overlay(page)).toContainText("a text with a colon and a space needs quotes"),
  )
  await expect(overlay(page)).toContainText(`content/${study}:5:`)
  await expectInPlace()
  // A reload keeps the last valid page, and Gatsby reports no error of its own.
  await open(page, address)
  await expect(page).toHaveTitle("Mosslight | Harbour Ledger")
  expect(site.log()).not.toContain("threw an error")
  site.change(study, "country: Portugal: Lisbon", "country: Portugal")
  await expect(overlay(page)).toHaveCount(0)
})

test("shows a banner on drafts and on documents with a future publish day", async ({ page }) => {
  await open(page, address)
  await expect(page.getByRole("note")).toHaveCount(0)
  const source = page.getByRole("complementary", { name: "Source of this page" })
  await expect(source).toContainText(`content/${study}`)
  await expectChange(
    "the banner of a draft",
    () => site.change(study, "country: Portugal", "country: Portugal\ndraft: true"),
    () => expect(page.getByRole("note")).toContainText("Draft."),
  )
  await expect(page.getByRole("link", { name: "All drafts" })).toHaveAttribute("href", "/drafts/")
  site.change(study, "country: Portugal\ndraft: true", "country: Portugal")
  await expect(page.getByRole("note")).toHaveCount(0)
  await expectChange(
    "a publish day in the future",
    () => site.change(study, "country: Portugal", "country: Portugal\npublish: 2099-04-22"),
    () => expect(page.getByRole("note")).toContainText("a publish day that has not come yet"),
  )
  site.change(study, "country: Portugal\npublish: 2099-04-22", "country: Portugal")
  await expect(page.getByRole("note")).toHaveCount(0)
})

test("shows a new document in the open list and at its address", async ({ page }) => {
  await open(page, "/case-studies/")
  const isSame = await rememberDocument(page)
  await expectChange(
    "a new document",
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

test("a renamed document is removed from the open page, and appears at its new address", async ({ page }) => {
  await open(page, "/case-studies/quay-market/")
  await expectChange(
    "a renamed document",
    () => site.rename("case-studies/quay-market", "case-studies/quay-fair"),
    () => expect(page.getByText("The document of this page is gone")).toBeVisible(),
  )
  await expect(async () => {
    await page.goto(`${site.address}/case-studies/quay-fair/`)
    await expect(page).toHaveTitle("Mosslight | Quay Market", { timeout: 5000 })
  }).toPass({ timeout: 60_000 })
  await expect(page.getByText("The document of this page is gone")).toHaveCount(0)
})

test("a deleted document is removed from its open page and from the list", async ({ page, context }) => {
  await open(page, "/case-studies/quay-fair/")
  const list = await context.newPage()
  await open(list, "/case-studies/")
  await expect(list.getByRole("main").getByText("Quay Market").first()).toBeVisible()
  await expectChange(
    "a deleted document",
    () => site.remove("case-studies/quay-fair"),
    () => expect(page.getByText("The document of this page is gone")).toBeVisible(),
  )
  await expect(list.getByRole("main").getByText("Quay Market")).toHaveCount(0)
})

test("shows a document that was opened before its page existed", async ({ page }) => {
  await page.goto(`${site.address}/case-studies/pier-log/`)
  await expect(page.getByRole("heading", { name: /404/ })).toBeVisible()
  await expectChange(
    "a document that was opened too early",
    () => {
      site.copy("case-studies/harbour-ledger", "case-studies/pier-log")
      site.change("case-studies/pier-log/index.mdx", "name: Harbour Ledger", "name: Pier Log")
    },
    () => expect(page).toHaveTitle("Mosslight | Pier Log"),
  )
})

test("survives a folder that is renamed while its images are created", async ({ page }) => {
  await open(page, "/case-studies/pier-log/")
  await expect(page.getByRole("contentinfo")).toBeVisible()
  // Large images, so that they are in the queue when the folder is renamed.
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const
  for (const name of ["screen-2.jpg", "screen-3.jpg"]) {
    const image = await sharp({
      create: { width: 1600, height: 1000, channels: 3, background: "#34CE72", noise },
    })
      .jpeg()
      .toBuffer()
    site.write(`case-studies/pier-log/${name}`, image)
  }
  site.change(
    "case-studies/pier-log/index.mdx",
    "<Results />",
    "![The second ledger page](./screen-2.jpg)\n\n![The third ledger page](./screen-3.jpg)\n\n<Results />",
  )
  await expect(page.getByRole("img", { name: "The third ledger page" })).toBeVisible()
  const sizes = await page
    .locator("main :is(source, img)[srcset]")
    .evaluateAll((elements) =>
      elements.flatMap((element) => element.getAttribute("srcset")?.match(/\/static\/\S+/g) ?? []),
    )
  const requested = page.waitForRequest(/screen-3/)
  const statuses = page.evaluate(
    (urls) => Promise.all(urls.map(async (url) => (await fetch(url)).status)),
    [...new Set(sizes)],
  )
  await requested
  site.rename("case-studies/pier-log", "case-studies/pier-book")
  for (const status of await statuses) expect(status).toBe(200)
  await expect(page.getByText("The document of this page is gone")).toBeVisible()
  await expect(async () => {
    await page.goto(`${site.address}/case-studies/pier-book/`)
    await expect(page).toHaveTitle("Mosslight | Pier Log", { timeout: 5000 })
  }).toPass({ timeout: 60_000 })
  site.remove("case-studies/pier-book")
})

test("reports an image that is deleted or half written, and keeps the page", async ({ page }) => {
  const file = "case-studies/harbour-ledger/screen-1.jpg"
  const logged = site.log().length
  const image = page.getByRole("img", { name: "A ledger page with eleven rows" })
  const whole = await sharp({ create: { width: 1500, height: 900, channels: 3, background: "#C0392B" } })
    .jpeg()
    .toBuffer()
  await open(page, address)
  await expect(image).toBeVisible()
  await expectChange(
    "a deleted image",
    () => site.remove(file),
    () => expect(overlay(page)).toContainText("screen-1.jpg"),
  )
  await expect(image).toHaveCount(0)
  // A reload shows the page without the image, too.
  await open(page, address)
  await expect(page).toHaveTitle("Mosslight | Harbour Ledger")
  await expect(image).toHaveCount(0)
  await expectChange(
    "a half written image",
    () => site.write(file, whole.subarray(0, whole.length / 2)),
    () => expect(overlay(page)).toContainText("is damaged"),
  )
  site.write(file, whole)
  await expect(overlay(page)).toHaveCount(0)
  await expect(image).toBeVisible()
  expect(site.log().slice(logged)).not.toContain("ERROR")
})

test("page data is complete at every moment, however editors and programs write the file", async () => {
  const data = `${site.address}/page-data${address}page-data.json`
  const nameNow = async () => {
    const response = await fetch(data)
    const { result } = response.ok ? await response.json() : { result: undefined }
    return `${result?.data?.document?.name ?? `status ${response.status}, no document`}`
  }
  const valid = site.read(study)
  const named = (name: string) => valid.replace("name: Harbour Ledger", `name: ${name}`)
  const folder = path.dirname(study)
  const ways: Record<string, (text: string) => unknown> = {
    "Saved in place": (text) => site.write(study, text),
    "Saved by rename": (text) => {
      site.write(`${folder}/.index.mdx.new`, text)
      site.rename(`${folder}/.index.mdx.new`, study)
    },
    "Saved with a backup": (text) => {
      site.rename(study, `${study}~`)
      site.write(study, text)
      site.remove(`${study}~`)
    },
    "Saved many times": async (text) => {
      for (let save = 1; save <= 20; save += 1) {
        site.write(study, named(`Save ${save}`))
        await setTimeout(50)
      }
      site.write(study, text)
    },
    "Saved after errors": async (text) => {
      for (const broken of ["broken", valid.replace("name:", "name: [\n"), named("").replace("---", "")]) {
        site.write(study, broken)
        await setTimeout(1500)
      }
      site.write(study, text)
    },
  }
  const seen = new Set<string>()
  for (const [name, save] of Object.entries(ways)) {
    const start = Date.now()
    const saved = save(named(name))
    while (!seen.has(name) && Date.now() < start + 60_000) {
      seen.add(await nameNow())
      await setTimeout(15)
    }
    await saved
    times.push(
      `  ${((Date.now() - start) / 1000).toFixed(1).padStart(5)} s  ${name}, until it is in the page data`,
    )
  }
  site.write(study, valid)
  const allowed = ["Harbour Ledger", ...Object.keys(ways)]
  expect([...seen].filter((name) => !allowed.includes(name) && !/^Save \d+$/.test(name))).toEqual([])
  expect([...seen]).toEqual(expect.arrayContaining(Object.keys(ways)))
})

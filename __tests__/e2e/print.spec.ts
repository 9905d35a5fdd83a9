/** Case studies on A4, as leave-behinds. */
import { openPage } from "../support/open-page"
import { origin, pagesOfKind } from "./support/pages"
import { pdfPages } from "./support/pdf-pages"
import { expect, type Page, test } from "./support/test"

/** Between the margins, in CSS pixels. */
const paper = { width: 688, height: 1001 }

/** Text sizes of headings, without those next to something. */
const headingSizes = (page: Page) =>
  page.evaluate(() => {
    const headings = [...document.querySelectorAll("main h2")].filter((heading) => heading.checkVisibility())
    return headings.map((heading) => Number.parseFloat(getComputedStyle(heading).fontSize))
  })

/** Charts and figures that may be cut: nothing around them stays on one page. */
const cutFigures = (page: Page) =>
  page.evaluate((height) => {
    const staysWhole = (element: Element | null): boolean =>
      element !== null &&
      ((getComputedStyle(element).breakInside === "avoid" &&
        element.getBoundingClientRect().height < height / 2) ||
        staysWhole(element.parentElement))
    return [...document.querySelectorAll("main :is(figure, li [data-drawing])")]
      .filter((figure) => figure.checkVisibility() && !staysWhole(figure))
      .map((figure) => figure.outerHTML.slice(0, 200))
  }, paper.height)

/** Pictures that are on two pages because they are high, or are cut off at the edge of the paper. */
const largePictures = (page: Page) =>
  page.evaluate(
    ({ width, height }) =>
      [...document.querySelectorAll("main picture")]
        .filter((picture) => picture.checkVisibility() && !picture.closest("[aria-hidden]"))
        .filter((picture) => {
          const frame = (picture.parentElement ?? picture).getBoundingClientRect()
          return frame.height > height / 2 || frame.right > width
        })
        .map((picture) => picture.outerHTML.slice(0, 200)),
    paper,
  )

for (const { path } of pagesOfKind("case-study")) {
  test(`${path} is printed without empty pages, orphan headings and cut charts`, async ({ page }) => {
    await page.setViewportSize(paper)
    await openPage(page, path)
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = "eager"
      await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
    })
    const pages = pdfPages(await page.pdf({ format: "A4", printBackground: true, preferCSSPageSize: true }))
    expect(pages.length).toBeGreaterThan(3)
    await page.emulateMedia({ media: "print" })
    const sizes = await headingSizes(page)
    const isHeading = (size: number) => sizes.some((heading) => Math.abs(heading - size) < 0.1)
    pages.forEach(({ lowest, lastLine }, index) => {
      const name = `page ${index + 1} of ${pages.length}`
      expect.soft(lowest, name).toBeGreaterThan(index === pages.length - 1 ? 0.15 : 0.5)
      expect.soft(lastLine.every(isHeading), name).toBe(false)
    })
    expect(await cutFigures(page)).toEqual([])
    expect(await largePictures(page)).toEqual([])
    const contact = page.getByRole("contentinfo").last()
    await expect(contact).toContainText("@")
    await expect(contact.locator("[data-text]")).toHaveAttribute(
      "data-text",
      new RegExp(`\\+\\d.*${origin}${path}$`),
    )
  })
}

import sharp from "sharp"
import { checkContent } from "../../../src/content-model/check-content"
import { formatProblem } from "../../../src/content-model/problem"
import { removeTemporaryContent, temporaryContent } from "../../support/content"
import { caseStudyText, neighbours } from "../../support/documents"

afterEach(removeTemporaryContent)

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#34CE72" } }).jpeg()

/** What is said of a picture as the thumbnail of a case study, 4:3 and 1,600 pixels wide, and as one in its body. */
const messages = async (bytes: Buffer) => {
  const { root, write } = temporaryContent({
    ...neighbours(),
    "case-studies/nimble/index.mdx": caseStudyText({
      fields: "thumbnail: ./thumbnail.jpg\n",
      body: "![What is left to do](./screen-1.jpg)",
    }),
  })
  for (const name of ["thumbnail", "screen-1"]) write(`case-studies/nimble/${name}.jpg`, bytes)
  const { problems } = await checkContent(root, { withDrafts: false })
  return problems.map(formatProblem)
}

const thumbnail = "content/case-studies/nimble/index.mdx:18:12"
const cropped = "and much of it will be cut off. Crop it to that shape."

it.each<[width: number, height: number, expected: string]>([
  [799, 600, "is 799 × 600 pixels and will look blurred. Export it at least 1,600 pixels wide."],
  [400, 4000, "is 400 × 4,000 pixels and will look blurred. Export it at least 1,600 pixels wide."],
  [1600, 1600, `is 1,600 × 1,600 pixels; it is shown 4:3, ${cropped}`],
  [1200, 1600, `is 1,200 × 1,600 pixels; it is shown 4:3, ${cropped}`],
  [2400, 1000, `is 2,400 × 1,000 pixels; it is shown 4:3, ${cropped}`],
])("warns of a picture that is not what its field needs: %d × %d", async (width, height, expected) => {
  expect(await messages(await picture(width, height).toBuffer())).toEqual([
    `${thumbnail}  warning: thumbnail: "./thumbnail.jpg" ${expected}`,
  ])
})

it.each([
  [1600, 1200],
  [800, 600],
  [1600, 1000],
  [1600, 1340],
])("takes a picture that is nearly what its field needs: %d × %d", async (width, height) => {
  expect(await messages(await picture(width, height).toBuffer())).toEqual([])
})

it.each([
  [1, 1],
  [199, 1600],
])("refuses a picture that is too small for anything: %d × %d", async (width, height) => {
  const size = `is ${width} × ${height.toLocaleString("en-GB")} pixels: too small to be shown. Export it at least 200 pixels wide.`
  expect(await messages(await picture(width, height).toBuffer())).toEqual([
    `${thumbnail}  thumbnail: "./thumbnail.jpg" ${size}`,
    `content/case-studies/nimble/index.mdx:23:1  image ./screen-1.jpg: "./screen-1.jpg" ${size}`,
  ])
})

it("looks at a turned picture as it is shown", async () => {
  const turned = await picture(900, 1200).withMetadata({ orientation: 6 }).toBuffer()
  expect(await messages(turned)).toEqual([])
})

import { checkContent } from "../../../src/content-model/check-content"
import { formatProblem } from "../../../src/content-model/problem"
import { removeTemporaryContent, temporaryContent } from "../../support/content"
import { caseStudyText, neighbours } from "../../support/documents"

afterEach(removeTemporaryContent)

/** What is said of a body whose first line is the document's 23rd. */
const messages = async (body: string) => {
  const { root } = temporaryContent({
    ...neighbours(),
    "case-studies/nimble/index.mdx": caseStudyText({ body }),
  })
  const { problems } = await checkContent(root, { withDrafts: false })
  return problems.map(formatProblem).map((line) => line.replace("content/case-studies/nimble/index.mdx:", ""))
}

it.each(["/feed.xml", "/sitemap-index.xml", "/sitemap-0.xml", "/robots.txt", "/manifest.webmanifest"])(
  "knows that the build makes %s",
  async (address) => {
    expect(await messages(`See [that](${address}).`)).toEqual([])
  },
)

it("asks for other files in static", async () => {
  expect(await messages("See [that](/atom.xml).")).toEqual([
    "22:5  link /atom.xml: there is no file static/atom.xml. Put it there, or mend the link.",
  ])
})

it.each([
  [
    "no path",
    "/contact us/",
    '22:15  <CallToAction href>: "/contact us/" is not a path of this site. Write e.g. /contact-us/.',
  ],
  [
    "not a page's path",
    "/contact-us",
    '22:15  <CallToAction href>: "/contact-us" is not a path of this site. Write e.g. /contact-us/.',
  ],
  [
    "dead",
    "/contact-you/",
    '22:15  link /contact-you/: there is no page /contact-you/. Did you mean "/contact-us/"?',
  ],
])("tells once that the address of a button is %s", async (_, href, expected) => {
  expect(await messages(`<CallToAction href="${href}" />`)).toEqual([expected])
})

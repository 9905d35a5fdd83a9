/** Other sites keep a share image by its address: it changes with the image, and only then. */
import type { CreatePagesArgs } from "gatsby"
import { withShareImages } from "../../../src/gatsby/outputs/share-image-addresses"
import { removeFolders, temporaryFolder, writeFiles } from "../../support/folders"

afterEach(removeFolders)

const logo = '<svg viewBox="0 0 64 64"><path d="M0 0h9v9z"/></svg>'
const colours = (background: string) => ({
  background,
  title: { color: "#111111" },
  description: { color: "#222222" },
  breadcrumb: { currentColor: "#333333" },
})
const page = { name: "Name", description: "Description", body: "[]", tableOfContents: [] }
const [home, study, list, search] = ["/", "/case-studies/a/", "/case-studies/", "/search/"]
const person = `${study}ada/`

/** Addresses of the images of some pages, by path. @param changed fields of the home page and of a case study */
const addresses = async (changed: { home?: object; study?: object; logo?: string } = {}) => {
  const project = temporaryFolder()
  writeFiles(project, { "static/brand/logomark.svg": changed.logo ?? logo })
  const nodes: Record<string, object[]> = {
    SiteSettings: [{ productName: "Mosslight" }],
    CaseStudy: [{ ...page, id: "study", path: study, hero: colours("#EEEEEE"), ...changed.study }],
    Page: [
      { ...page, id: "home", path: home, ...changed.home },
      { ...page, id: "hidden", path: search, noindex: true },
    ],
  }
  const found: Record<string, string> = {}
  const createPage = ({ path, context }: { path: string; context: { shareImage: string } }) => {
    found[path] = context.shareImage
  }
  const args = { actions: { createPage }, getNodesByType: (type: string) => nodes[type] ?? [] }
  const { actions } = await withShareImages(args as unknown as CreatePagesArgs, project)
  const contexts = {
    [home]: "home",
    [study]: "study",
    [person]: "study",
    [search]: "hidden",
    [list]: undefined,
  }
  for (const [path, id] of Object.entries(contexts))
    actions.createPage({ path, component: "", context: { id } })
  return found
}

it("has a version for every page; pages without an image of their own use that of the home page", async () => {
  const { [home]: own = "", [study]: ofStudy = "", ...found } = await addresses()
  expect(own).toMatch(/^\/share\/index\.png\?v=[0-9a-f]{10}$/)
  expect(ofStudy).toMatch(/^\/share\/case-studies\/a\.png\?v=[0-9a-f]{10}$/)
  const ofList = expect.stringMatching(/^\/share\/case-studies\.png\?v=[0-9a-f]{10}$/)
  expect(found).toEqual({ [list]: ofList, [person]: ofStudy, [search]: own })
})

it.each([
  ["the name", { study: { name: "Other" } }, [study, person]],
  ["a colour", { study: { hero: colours("#DDDDDD") } }, [study, person]],
  ["the home page", { home: { name: "Other" } }, [home, search]],
  ["nothing else", { study: { description: "Other", keywords: "words", body: "[1]" } }, []],
  ["the logo", { logo: logo.replace("9", "8") }, [home, study, person, search, list]],
])("changes with %s", async (_, changed, expected) => {
  const [before, after] = [await addresses(), await addresses(changed)]
  expect(Object.keys(before).filter((path) => before[path] !== after[path])).toEqual(expected)
})

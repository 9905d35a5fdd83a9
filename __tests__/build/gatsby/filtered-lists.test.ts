import { readFileSync } from "node:fs"
import path from "node:path"
import { writeFilteredLists } from "../../../src/gatsby/outputs/filtered-lists"
import { removeFolders, temporaryFolder, writeFiles } from "../../support/folders"
import { filterable } from "../../support/study-index"

afterEach(removeFolders)

const { studies } = filterable(30)

/** A project whose list is written in pages with some of the case studies. */
const projectWith = (...pages: (typeof studies)[]) => {
  const project = temporaryFolder()
  const pageData = pages.map((nodes, index) => [
    `public/page-data/case-studies/${index === 0 ? "" : `page/${index + 1}/`}page-data.json`,
    JSON.stringify({ result: { data: { allCaseStudy: { nodes, totalCount: studies.length } } } }),
  ])
  writeFiles(project, Object.fromEntries(pageData))
  return project
}

const written = (project: string) =>
  JSON.parse(readFileSync(path.join(project, "public/data/case-studies.json"), "utf8"))

it("writes all case studies of a list whose pages have only their own", () => {
  const project = projectWith(studies.slice(0, 24), studies.slice(24))
  writeFilteredLists(project)
  expect(written(project)).toEqual(studies)
})

it("leaves out images that results do not show", () => {
  const [study] = studies
  if (!study) throw new Error("There is no case study.")
  const { thumbnail } = study
  const withCover = { ...study, hero: { ...study.hero, thumbnail: { image: thumbnail, portrait: null } } }
  const onlyCover = { ...withCover, thumbnail: null }
  const both = [withCover, onlyCover] as typeof studies
  const project = projectWith(both, studies.slice(2))
  writeFilteredLists(project)
  expect(written(project).slice(0, 2)).toEqual([
    { ...study, thumbnail },
    { ...withCover, thumbnail: null },
  ])
})

it("writes nothing if each page has all of them", () => {
  const project = projectWith(studies, studies)
  writeFilteredLists(project)
  expect(() => written(project)).toThrow("ENOENT")
})

import path from "node:path"
import { readJson } from "../../content/files"
import { pagePath } from "../../site/router/page-path"
import { writePublicFile } from "./public-files"

/** Longer lists are filtered with a file, since all their case studies would be too much data for each page. */
export const longestListInPage = 200

/** Write `public/data/case-studies.json`, if the pages of the list do not have all case studies. */
export const writeStudyIndex = (project: string) => {
  const { nodes, totalCount } = listData(project, 1)
  if (nodes.length === totalCount) return
  const studies = [...nodes]
  for (let page = 2; studies.length < totalCount; page += 1) studies.push(...listData(project, page).nodes)
  writePublicFile(project, "data/case-studies.json", JSON.stringify(studies.map(withOneImage)))
}

type ListData = Queries.CaseStudyIndexPageQuery["allCaseStudy"]

/** The data that Gatsby has written for a page of the list. */
function listData(project: string, page: number): ListData {
  const file = path.join(project, "public/page-data", pagePath("/case-studies/", page), "page-data.json")
  const data = readJson<{ result: { data: Queries.CaseStudyIndexPageQuery } }>(file)
  if (!data) throw new Error(`${file} is missing.`)
  return data.result.data.allCaseStudy
}

/** Results have the image of small cards. */
const withOneImage = ({ hero, thumbnail, ...study }: ListData["nodes"][number]) => ({
  ...study,
  thumbnail,
  hero: { ...hero, thumbnail: thumbnail ? null : hero.thumbnail },
})

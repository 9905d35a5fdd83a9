import path from "node:path"
import { readJson } from "../../content"
import { collections } from "../../site/collections/model"
import { pagePath } from "../../site/router/page-path"
import { writePublicFile } from "./public-files"

/** Longer lists are filtered with a file, since all their documents would be too much data for each page. */
export const longestListInPage = 200

/** Write `public/data/<directory>.json` for lists that visitors filter, if their pages do not have all documents. */
export const writeFilteredLists = (project: string) => {
  for (const { type, directory, filtered } of collections) {
    if (!filtered) continue
    const dataOf = (page: number) => listData(project, pagePath(`/${directory}/`, page), type)
    const { nodes, totalCount } = dataOf(1)
    if (nodes.length === totalCount) continue
    const all = [...nodes]
    for (let page = 2; all.length < totalCount; page += 1) all.push(...dataOf(page).nodes)
    writePublicFile(project, `data/${directory}.json`, JSON.stringify(all.map(filtered)))
  }
}

/** The data that Gatsby has written for a page of a list. */
function listData(project: string, address: string, type: string) {
  const file = path.join(project, "public/page-data", address, "page-data.json")
  const list = readJson<PageData>(file)?.result.data[`all${type}`]
  if (!list) throw new Error(`${file} is missing, or its query has no all${type}.`)
  return list
}

interface PageData {
  result: { data: Record<string, { nodes: never[]; totalCount: number } | undefined> }
}

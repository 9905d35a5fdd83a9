import { readFile } from "node:fs/promises"
import path from "node:path"
import { documentFiles } from "../content-model/content-files"
import type { Collection } from "../content-model/define-collection"
import type { Surroundings } from "../content-model/examples/example"
import { splitDocument } from "../content-model/frontmatter"
import { parseYaml } from "../content-model/parse-yaml"
import { isPublished, todayUtc } from "../content-model/publishing"

type Fields = Record<string, unknown>

/** What a new document of a collection can refer to, read from the content as it is. */
export const surroundingsOf = async (
  root: string,
  { directory }: Collection,
  name: string,
): Promise<Surroundings> => {
  const documents = await Promise.all(
    (await documentFiles(root)).map(async ({ collection, slug, file }) => ({
      collection,
      slug,
      fields: await frontmatterOf(path.join(root, file)),
    })),
  )
  const today = todayUtc()
  const published = (type: string) =>
    documents
      .filter(({ collection, fields }) => collection.type === type && isPublished(fields, today))
      .sort((a, b) => position(a).localeCompare(position(b)) || a.slug.localeCompare(b.slug))
      .map(({ slug }) => slug)
  const orders = documents.flatMap(({ collection, fields }) =>
    collection.directory === directory && typeof fields.order === "number" ? [fields.order] : [],
  )
  return {
    name,
    today,
    services: published("Service"),
    technologies: published("Technology"),
    caseStudies: published("CaseStudy").reverse(),
    team: await teamIds(root),
    order: Math.max(0, ...orders) + 1,
  }
}

/** Sorts by the order of menus, or by date. */
const position = ({ fields }: { fields: Fields }) =>
  typeof fields.order === "number" ? String(fields.order).padStart(6, "0") : String(fields.date ?? "")

async function frontmatterOf(file: string): Promise<Fields> {
  const text = await readFile(file, "utf8").catch(() => "")
  const { data } = parseYaml(splitDocument(text).frontmatter ?? "")
  return data !== null && typeof data === "object" ? (data as Fields) : {}
}

async function teamIds(root: string): Promise<string[]> {
  const text = await readFile(path.join(root, "content/data/team.yaml"), "utf8").catch(() => "")
  const { data } = parseYaml(text)
  if (!Array.isArray(data)) return []
  return data.flatMap((member) => (typeof member?.id === "string" ? [member.id] : []))
}

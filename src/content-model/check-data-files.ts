import path from "node:path"
import { noPlaces } from "../mdx/body-places"
import type { SpecialSource } from "./check-relations"
import type { DataFile } from "./define-collection"
import { dataFiles } from "./model"
import { isText, oddCharacters, withoutControls } from "./odd-characters"
import { fileProblem, type Problem } from "./problem"
import { type ReadFields, readEntries, readFields } from "./read-fields"
import { readText, unreadable } from "./read-text"

/** What the data files say, each checked for itself. */
export interface DataFilesCheck {
  problems: Problem[]
  sources: SpecialSource[]
  /** Types whose file has mistakes: what seems missing in it may only be unreadable. */
  unread: Set<string>
  /** From site.yaml; "" where it cannot be read. */
  site: { productName: string; url: string }
  /** How many there are. */
  count: number
}

/** Checks every data file of the content model that is there. */
export const checkDataFiles = async (root: string): Promise<DataFilesCheck> => {
  const check: DataFilesCheck = {
    problems: [],
    sources: [],
    unread: new Set(),
    site: { productName: "", url: "" },
    count: 0,
  }
  for (const dataFile of dataFiles) {
    const file = `content/data/${dataFile.file}`
    const text = await readText(path.join(root, file))
    if (typeof text === "string") checkDataFile(dataFile, file, text, check)
    else if (text.code !== "ENOENT") check.problems.push(unreadable(file, text.code))
  }
  return check
}

function checkDataFile(dataFile: DataFile, file: string, text: string, check: DataFilesCheck) {
  const { entries, problems } = readDataFile(dataFile, text, file)
  check.count += 1
  check.problems.push(...problems)
  if (problems.length > 0) check.unread.add(dataFile.type)
  for (const { fields, special } of entries) {
    if (dataFile.type === "SiteSettings" && fields)
      check.site = { productName: String(fields.productName), url: String(fields.url) }
    check.sources.push({
      type: dataFile.type,
      key: String(fields?.id ?? ""),
      file,
      label: `entry of ${dataFile.file}`,
      published: true,
      special,
      places: noPlaces,
    })
  }
}

/** Reads a data file, single or list, as entries. */
export const readDataFile = (
  { schema, single }: DataFile,
  text: string,
  file: string,
): { entries: ReadFields[]; problems: Problem[] } => {
  const odd = oddCharacters(text, file)
  if (odd[0] && !isText(text)) return { entries: [], problems: odd.slice(0, 1) }
  const source = { file, firstLine: 1 }
  const { entries, problems } = single
    ? asOneEntry(readFields(schema, withoutControls(text), source))
    : readEntries(schema, withoutControls(text), source)
  return { entries, problems: [...odd, ...problems] }
}

const asOneEntry = (entry: ReadFields) => ({ entries: [entry], problems: entry.problems })

/** The site reads every data file of the content model: one that is not there leaves pages without their content. */
export const missingDataFiles = async (root: string): Promise<Problem[]> => {
  const texts = await Promise.all(
    dataFiles.map(async ({ file, single }) => ({
      file: `content/data/${file}`,
      single,
      text: await readText(path.join(root, "content/data", file)),
    })),
  )
  return texts.flatMap(({ file, single, text }) =>
    typeof text !== "string" && text.code === "ENOENT"
      ? [
          fileProblem(
            file,
            `is missing. Put it back${single ? "" : "; a list without entries is written []"}`,
          ),
        ]
      : [],
  )
}

import { mkdir, readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { readDataFile } from "../content-model/check-data-files"
import { dataFiles } from "../content-model/model"

/**
 * Writes `public/data/countries.json` from content/data/countries.yaml: the phone field fetches it when its list is
 * opened, so that no page carries it.
 */
export const writeCountryList = async (root: string) => {
  const dataFile = dataFiles.find(({ type }) => type === "Country")
  if (!dataFile) return
  const file = `content/data/${dataFile.file}`
  const text = await readFile(path.join(root, file), "utf8").catch(() => "[]")
  const countries = readDataFile(dataFile, text, file).entries.flatMap(({ fields }) =>
    fields ? [fields] : [],
  )
  const folder = path.join(root, "public", "data")
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, "countries.json"), JSON.stringify(countries))
}

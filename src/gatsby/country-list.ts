import { readFile } from "node:fs/promises"
import path from "node:path"
import { dataFiles } from "../collections/model"
import { readDataFile } from "../content-check/check-data-files"
import { writePublicFile } from "./public-files"

/** Write `public/data/countries.json`, which the phone field fetches when its list is opened. */
export const writeCountryList = async (root: string) => {
  const dataFile = dataFiles.find(({ type }) => type === "Country")
  if (!dataFile) return
  const file = `content/data/${dataFile.file}`
  const text = await readFile(path.join(root, file), "utf8").catch(() => "[]")
  const countries = readDataFile(dataFile, text, file).entries.flatMap(({ fields }) =>
    fields ? [fields] : [],
  )
  writePublicFile(root, "data/countries.json", JSON.stringify(countries))
}

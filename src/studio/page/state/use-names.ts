import type { Diagnostic } from "../../api"
import { ownProblems } from "../../own-problems"
import { shortName } from "../../short-name"
import { placeName } from "../form/place-name"
import { useStudio } from "./studio-context"

/** What files and their fields are called. */
export const useNames = () => {
  const { entries, model } = useStudio()
  const entryOf = (file: string) => entries.find((entry) => entry.file === file)
  const titleOf = (file: string) => entryOf(file)?.title ?? shortName(file)
  const fieldIn = (file: string, field: string) => {
    const collection = model.collections.find(({ type }) => type === entryOf(file)?.collection)
    const data = model.dataFiles.find((one) => one.file === file)
    return placeName(field, (collection ?? data)?.schema, model)
  }
  return {
    titleOf,
    fieldIn,
    /** The field of a problem, or the name of a file that is not edited here. @param isNamed add the document */
    placeOf: ({ file, field }: Pick<Diagnostic, "file" | "field">, isNamed = false) => {
      const document = entries.find((entry) => ownProblems(entry.file, [{ file }]).length > 0)?.file ?? file
      const isKnown = entryOf(document) !== undefined
      const own = isKnown || field ? fieldIn(file, field) : ""
      const place = document === file ? own : file.slice(document.lastIndexOf("/") + 1)
      return [isNamed || !isKnown ? titleOf(document) : "", place].filter(Boolean).join(": ")
    },
  }
}

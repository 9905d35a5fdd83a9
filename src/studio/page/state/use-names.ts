import { shortName } from "../../short-name"
import { placeName } from "../form/words"
import { useStudio } from "./studio-context"

/** What files and their fields are called. */
export const useNames = () => {
  const { entries, model } = useStudio()
  const entryOf = (file: string) => entries.find((entry) => entry.file === file)
  return {
    titleOf: (file: string) => entryOf(file)?.title ?? shortName(file),
    fieldIn: (file: string, field: string) => {
      const collection = model.collections.find(({ type }) => type === entryOf(file)?.collection)
      const data = model.dataFiles.find((one) => one.file === file)
      return placeName(field, (collection ?? data)?.schema, model)
    },
  }
}

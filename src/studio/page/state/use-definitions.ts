import { useMemo } from "react"
import { useOpenEditor } from "./editor-context"
import { useStudio } from "./studio-context"

/** The collection of the open document. */
export const useCollection = () => {
  const { entry } = useOpenEditor()
  const { model } = useStudio()
  return model.collections.find(({ type }) => type === entry.collection)
}

/** The schema of the open file. Undefined for a snippet. */
export const useSchema = () => {
  const { file } = useOpenEditor()
  const { model } = useStudio()
  return (useCollection() ?? model.dataFiles.find((dataFile) => dataFile.file === file))?.schema
}

/** The elements that the open file may have, in the order of the definitions. */
export const useAllowedElements = () => {
  const { model } = useStudio()
  const collection = useCollection()
  return useMemo(
    () =>
      model.elements.filter(({ name, kind }) =>
        collection ? collection.elements.includes(name) && name !== "Hero" : kind === "text",
      ),
    [model, collection],
  )
}

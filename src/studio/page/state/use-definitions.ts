import { useMemo } from "react"
import { useStudio } from "./studio-context"
import { useOpenEditor } from "./use-editor"

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

/**
 * The elements that can be inserted, in the order of the definitions.
 * @param parent the element that they are inserted into: some contain only elements of their own, such as tabs
 */
export const useAllowedElements = (parent?: string) => {
  const { model } = useStudio()
  const collection = useCollection()
  return useMemo(() => {
    const children = model.elements.filter((element) => parent && element.parent === parent)
    if (children.length) return children
    return model.elements.filter(
      ({ name, kind, parent }) =>
        !parent && (collection ? collection.elements.includes(name) && name !== "Hero" : kind === "text"),
    )
  }, [model, collection, parent])
}

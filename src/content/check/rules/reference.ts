import type { ContentModel } from "../../model/content-model"
import { snippetType } from "../../model/element-names"
import { fileName, sentence } from "../../model/wording"
import { fixForName } from "../fix-for-name"
import { defineRule } from "../rule"
import { sameName } from "../suggestion"

/** References to documents and entries that do not exist. */
export const reference = defineRule({
  id: "reference",
  about: "References name another document by its folder, or an entry of a data file by its `id`.",
  examples: {
    in: "fields",
    wrong: ["technologies: [golang]", "services: [Web Development]"],
    right: ["technologies: [go]"],
  },
  field({ kind, value }, entry, site) {
    if (!kind.to || site.incompleteTypes.has(kind.to)) return undefined
    const target = site.find(kind.to, value)
    if (target) return target === entry ? ["refers to itself", `Remove "${value}"`] : undefined
    const available = site.entries
      .filter((other) => other.type === kind.to && other.published && other !== entry)
      .map(({ key }) => key)
    const listed = available.length > 24 ? `${available.slice(0, 24).join(", ")} …` : available.join(", ")
    const fix = fixForName(
      value,
      available,
      `Available: ${listed || "none"}`,
      directoryOf(kind.to, site.model),
    )
    return [unknown(kind.to, value, site.model), fix, sameName(value, available)]
  },
})

const collectionOf = (type: string, { collections }: ContentModel) =>
  collections.find((collection) => collection.type === type)

const directoryOf = (type: string, model: ContentModel) =>
  type === snippetType ? "snippets" : collectionOf(type, model)?.directory

/** `there is no service "…"`, or `clients.yaml has no entry "…"`. */
const unknown = (type: string, value: string, model: ContentModel) => {
  const label = collectionOf(type, model)?.label ?? (type === snippetType ? "snippet" : undefined)
  const file = model.dataFiles.find((dataFile) => dataFile.type === type)?.file ?? type
  return label ? `there is no ${label} "${value}"` : sentence`${fileName(file)} has no entry "${value}"`
}

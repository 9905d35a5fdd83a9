import { collections, dataFiles } from "../../collections/model"
import { defineRule } from "../rule"
import { didYouMean } from "../suggestion"

/** References to documents and entries that do not exist. */
export const reference = defineRule({
  id: "reference",
  about: "References name another document by its folder, or an entry of a data file by its `id`.",
  examples: { in: "fields", wrong: ["technologies: [golang]"], right: ["technologies: [go]"] },
  field({ kind, value }, source, site) {
    if (kind.kind !== "reference" || site.incompleteTypes.has(kind.to)) return undefined
    const target = site.find(kind.to, value)
    if (target) return target === source ? ["refers to itself", `Remove "${value}"`] : undefined
    const available = site.sources.flatMap(({ type, key, published }) =>
      type === kind.to && published ? [key] : [],
    )
    const listed = available.length > 24 ? `${available.slice(0, 24).join(", ")} …` : available.join(", ")
    const fix = [didYouMean(value, available), `Available: ${listed || "none"}`].filter(Boolean).join(" ")
    return [`there is no ${labelOf(kind.to)} "${value}"`, fix]
  },
})

/** What an editor calls an entry of a type. */
const labelOf = (type: string) =>
  collections.find((collection) => collection.type === type)?.label ??
  (type === "Snippet" ? "snippet" : undefined) ??
  `entry of ${dataFiles.find((dataFile) => dataFile.type === type)?.file ?? type}`

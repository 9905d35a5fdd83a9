import { collections, dataFiles } from "../../content-model/model"
import { fieldPlace } from "../places"
import { renameHint } from "../rename-hint"
import { defineRule } from "../rule"
import type { Source } from "../site"
import { didYouMeanName } from "../suggestion"
import { notPublished, unpublished } from "./unpublished"

/** References to documents and entries that do not exist. */
export const reference = defineRule({
  id: "reference",
  title: "A reference leads to nothing",
  about:
    "Documents are referred to by the name of their folder, entries of data files by their `id`. A document does not refer to itself.",
  examples: {
    in: "fields",
    wrong: [
      "technologies: [golang]",
      "services: [Web Development]",
      "technologies: [Go]",
      "similarProjects: [harbour-ledger]",
    ],
    right: ["technologies: [go]"],
  },
  async site(site, report) {
    const targets = new Map<string, Map<string, Source>>()
    for (const source of site.sources) {
      const ofType = targets.get(source.type) ?? new Map<string, Source>()
      targets.set(source.type, ofType.set(source.key, source))
    }
    for (const source of site.sources)
      for (const field of source.special) {
        const { kind, value } = field
        if (kind.kind !== "reference" || site.incompleteTypes.has(kind.to)) continue
        const candidates = targets.get(kind.to) ?? new Map<string, Source>()
        const target = candidates.get(value)
        const place = () => fieldPlace(site, source.file, field)
        if (!target) report(reference, await place(), ...noSuchEntry(kind.to, value, candidates))
        else if (target === source) report(reference, await place(), "refers to itself", `Remove "${value}"`)
        else if (source.published && !target.published)
          report(unpublished, await place(), ...notPublished(`"${value}"`, "reference"))
      }
  },
})

function noSuchEntry(
  type: string,
  value: string,
  candidates: Map<string, Source>,
): [message: string, fix: string] {
  const available = [...candidates.values()].filter(({ published }) => published).map(({ key }) => key)
  const listed = available.length > 24 ? `${available.slice(0, 24).join(", ")} …` : available.join(", ")
  const fix = [
    didYouMeanName(value, available, renameHint(collectionOf(type), value)),
    `Available: ${listed || "none"}`,
  ]
  return [`there is no ${labelOf(type)} "${value}"`, fix.filter(Boolean).join(" ")]
}

const collectionOf = (type: string) => collections.find((collection) => collection.type === type)

/** What an editor calls an entry of a type. */
const labelOf = (type: string) =>
  collectionOf(type)?.label ??
  `entry of ${dataFiles.find((dataFile) => dataFile.type === type)?.file ?? type}`

import { sentence } from "../../model/wording"
import { type CheckedEntry, entryName } from "../checked-site"
import { defineRule } from "../rule"

/** Two entries of the feeds with one id: feed readers show only one of them. */
export const feedId = defineRule({
  id: "feed-id",
  about:
    "`feedId` is the address by which feed readers know a document that was renamed. No other document has it as its address or its `feedId`.",
  examples: { in: "fields", wrong: ["feedId: old"], right: ["feedId: /insights/old/"] },
  field({ kind, value }, entry, site) {
    if (kind.address !== "feed") return undefined
    const other = site.entries.find((one) => one !== entry && idOf(one) === value)
    if (!other) return undefined
    const free = value.replace(/\/?$/, "-2/")
    return [
      sentence`"${value}" is also the id of ${entryName(other)} in the feeds`,
      `Add feedId: ${free} there`,
    ]
  },
})

const idOf = ({ document, special }: CheckedEntry) =>
  document?.collection.feed && (special.find(({ kind }) => kind.address === "feed")?.value ?? document.path)

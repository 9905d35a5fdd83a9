import { isCalendarDay } from "../../content-model/calendar-day"
import { todayUtc } from "../../lib/today-utc"
import { defineRule } from "../rule"

/** Collections in which `date` used to hide a document until its day. Remove this rule in the next release. */
const hiddenByDate = ["case-studies", "services", "technologies", "insights"]

/** Dates in the future of documents that are published already. */
export const futureDate = defineRule({
  id: "future-date",
  about: "A `date` in the future no longer hides a document until that day; `publish` does.",
  severity: "warning",
  examples: { in: "fields", wrong: ["date: 2098-01-01"], right: ["date: 2098-01-01\npublish: 2026-01-01"] },
  field({ path, value }, { document }) {
    const today = todayUtc()
    if (path.join() !== "date" || !isCalendarDay(value) || value <= today || !document) return undefined
    const { collection, draft, publish } = document
    if (draft === true || publish !== undefined || !hiddenByDate.includes(collection.directory))
      return undefined
    const fix = `Add "publish: ${value}" to publish it on that day, or "publish: ${today}" to keep it published`
    return ["is in the future, but the document is published", fix]
  },
})

import { todayUtc } from "../../../util/day"
import { isCalendarDay } from "../../model/calendar-day"
import { defineRule } from "../rule"

/** Collections in which `date` used to hide a document until its day. Remove this rule in the next release. */
const hiddenByDate = ["case-studies", "services", "technologies", "insights"]

/** Dates that are probably wrong: in the far future, or before another one. */
export const futureDate = defineRule({
  id: "future-date",
  about:
    "A `date` in the future no longer hides a document until that day; `publish` does, at most two years ahead. A change (`updated`) is not before the `date`.",
  severity: "warning",
  examples: {
    in: "fields",
    wrong: ["date: 2098-01-01", "updated: 2001-01-01"],
    right: ["date: 2098-01-01\npublish: 2026-01-01"],
  },
  field({ path, value }, { document }) {
    const today = todayUtc()
    const { date } = (document ?? {}) as { date?: unknown }
    if (path.join() === "updated" && typeof date === "string" && isCalendarDay(date) && value < date)
      return [`is before the date (${date})`, "Correct one of the two"]
    const years = Number(value.slice(0, 4)) - Number(today.slice(0, 4))
    if (path.join() === "publish" && years > 2 && isCalendarDay(value))
      return ["hides the document for more than two years", "Check the year"]
    if (path.join() !== "date" || !isCalendarDay(value) || value <= today || !document) return undefined
    const { collection, draft, publish } = document
    if (draft === true || publish !== undefined || !hiddenByDate.includes(collection.directory))
      return undefined
    const fix = `Add "publish: ${value}" to publish it on that day, or "publish: ${today}" to keep it published`
    return ["is in the future, but the document is published", fix]
  },
})

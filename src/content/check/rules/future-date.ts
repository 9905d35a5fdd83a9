import { todayUtc } from "../../../util/day"
import { isCalendarDay } from "../../model/calendar-day"
import { defineRule } from "../rule"

/** Dates that are probably wrong: in the far future, or before another one. */
export const futureDate = defineRule({
  id: "future-date",
  about: "`publish` is at most two years ahead. A change (`updated`) is not before the `date`.",
  severity: "warning",
  examples: {
    in: "fields",
    wrong: ["updated: 2001-01-01"],
    right: ["date: 2098-01-01"],
  },
  field({ path, value }, { document }) {
    const { date } = (document ?? {}) as { date?: unknown }
    if (path.join() === "updated" && typeof date === "string" && isCalendarDay(date) && value < date)
      return [`is before the date (${date})`, "Correct one of the two"]
    const years = Number(value.slice(0, 4)) - Number(todayUtc().slice(0, 4))
    if (path.join() === "publish" && years > 2 && isCalendarDay(value))
      return ["hides the document for more than two years", "Check the year"]
    return undefined
  },
})

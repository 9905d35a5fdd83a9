import { isCalendarDay } from "../../content-model/calendar-day"
import { todayUtc } from "../../content-model/publishing"
import { fieldPlace } from "../places"
import { defineRule } from "../rule"

/** Collections of the release in which `date` hid a document until its day. The rule goes with the next release. */
const hiddenByDate = ["case-studies", "services", "technologies", "insights"]

/** Dates in the future of documents that are published already. */
export const futureDate = defineRule({
  id: "future-date",
  title: "A date is in the future",
  about: "A `date` no longer hides a document until that day; `publish` does.",
  severity: "warning",
  examples: {
    in: "fields",
    wrong: ["date: 2098-01-01"],
    right: ["date: 2098-01-01\npublish: 2026-01-01", "date: 2026-01-01"],
  },
  async site(site, report) {
    const today = todayUtc()
    for (const { file, special, document } of site.sources) {
      const date = special.find(({ path }) => path.join() === "date")
      if (!date || !isCalendarDay(date.value) || date.value <= today) continue
      const { collection, draft, publish } = document ?? {}
      if (!collection || draft === true || publish !== undefined) continue
      if (!hiddenByDate.includes(collection.directory)) continue
      const fix = `Add "publish: ${date.value}" to publish it on that day, or "publish: ${today}" to keep it published`
      report(
        futureDate,
        await fieldPlace(site, file, date),
        "is in the future, but the document is published",
        fix,
      )
    }
  },
})

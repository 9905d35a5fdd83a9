import { isCalendarDay } from "./calendar-day"
import type { DocumentSummary } from "./check-documents"
import { fieldProblem } from "./check-relations"
import type { DocumentFile } from "./content-files"
import type { Problem } from "./problem"

/** Collections of the release in which `date` hid a document until its day. The warning goes with the next release. */
const hiddenByDate = ["case-studies", "services", "technologies", "insights"]

/** Warn of a date in the future, which no longer hides a document, unless `draft` or `publish` says when it appears. */
export const futureDateProblems = async (
  root: string,
  { collection, file }: DocumentFile,
  { special, draft, publish }: DocumentSummary,
  today: string,
): Promise<Problem[]> => {
  const date = special.find(({ path }) => path.join() === "date")
  if (!date || !isCalendarDay(date.value) || date.value <= today) return []
  if (draft === true || publish !== undefined || !hiddenByDate.includes(collection.directory)) return []
  const message = `is in the future, and the document is published already: a date no longer hides it. To publish it on that day, add "publish: ${date.value}"; to publish it now, add "publish" with today's date`
  return [{ ...(await fieldProblem(root, file, date, message)), severity: "warning" }]
}

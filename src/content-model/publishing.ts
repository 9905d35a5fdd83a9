import { isCalendarDay } from "./calendar-day"

/** Whether a document is in the published site: no draft, and its day has come. A date that is no day says nothing. */
export const isPublished = ({ draft, date }: { draft?: unknown; date?: unknown }, today: string) =>
  draft !== true && !(typeof date === "string" && isCalendarDay(date) && date > today)

/** Today as YYYY-MM-DD, in UTC. */
export const todayUtc = () => new Date().toISOString().slice(0, 10)

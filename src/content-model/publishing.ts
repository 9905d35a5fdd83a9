import { isCalendarDay } from "./calendar-day"

/** The unvalidated fields that decide whether a document is published. */
export interface PublishingFields {
  draft?: unknown
  publish?: unknown
}

/** Whether a document is published: it is not a draft, and its `publish` day has come. Invalid days are ignored. */
export const isPublished = ({ draft, publish }: PublishingFields, today: string) =>
  draft !== true && !(typeof publish === "string" && isCalendarDay(publish) && publish > today)

/** Today as YYYY-MM-DD, in UTC. */
export const todayUtc = () => new Date().toISOString().slice(0, 10)

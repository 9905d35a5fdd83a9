import { isCalendarDay } from "./calendar-day"

/** Fields, as written, that decide whether a document is in the published site. */
export interface PublishingFields {
  draft?: unknown
  publish?: unknown
}

/** Whether a document is published: it is no draft, and its `publish` day has come. An invalid day is ignored. */
export const isPublished = ({ draft, publish }: PublishingFields, today: string) =>
  draft !== true && !(typeof publish === "string" && isCalendarDay(publish) && publish > today)

/** Today as YYYY-MM-DD, in UTC. */
export const todayUtc = () => new Date().toISOString().slice(0, 10)

import { todayUtc } from "../../util/day"
import { isCalendarDay } from "./calendar-day"

/** The unvalidated fields that decide whether, where and for whom a document is published, and its name. */
export interface PublishingFields {
  name?: unknown
  draft?: unknown
  publish?: unknown
  path?: unknown
  noindex?: unknown
}

/** The day to come on which a document is published, if it has one. Invalid days are ignored. */
export const publishDay = ({ draft, publish }: PublishingFields, today = todayUtc()): string | undefined =>
  draft !== true && typeof publish === "string" && isCalendarDay(publish) && publish > today
    ? publish
    : undefined

/** Whether a document is published: it is not a draft, and its `publish` day has come. */
export const isPublished = (fields: PublishingFields, today = todayUtc()) =>
  fields.draft !== true && publishDay(fields, today) === undefined

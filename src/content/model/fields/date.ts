import { z } from "zod"
import { months } from "../../../util/day"
import { capitalised } from "../../../util/words"
import { isCalendarDay, isInFuture } from "../calendar-day"
import { sentence, wording } from "../wording"
import type { FieldKind } from "./field-kind"

const kind: FieldKind = {
  name: "date",
  rule: "date",
  graphql: { type: "Date", directives: "@dateformat" },
  jsonSchema: { format: "date", examples: ["2026-05-14"] },
}

/** A calendar day, YYYY-MM-DD, that exists. */
export const date = (description: string) =>
  z
    .string()
    .superRefine((text, context) => {
      if (!isCalendarDay(text)) context.addIssue({ code: "custom", ...notADay(text) })
    })
    .refine((day) => !isCalendarDay(day) || (day >= "1970" && day < "2100"), {
      message: "is too far in the past or the future. Check the year",
    })
    .meta({ description, field: kind })

/** The problem of a text that is not a valid date: a day that does not exist, another format, or not a date at all. */
const notADay = (text: string) => {
  if (/^\d{4}-\d\d-\d\d$/.test(text))
    return { message: "is not a day that exists. Correct the month or the day" }
  // 5 January, or 1 May in America.
  const isAmbiguous = /^\d\d?[-/]/.test(text)
  const parts = text.replace(/(?<=\d)T.*/, "").split(/[-./ ]/)
  const [day = "", month = "", year = ""] =
    parts[0]?.length === 4 ? parts.reverse() : isAmbiguous ? [] : parts
  const number = String(months.indexOf(capitalised(month.toLowerCase())) + 1 || month)
  const meant = [year, number.padStart(2, "0"), day.padStart(2, "0")].join("-")
  const form = wording("year-month-day, e.g. 2026-05-14", "a day")
  const fix = sentence`Write ${isCalendarDay(meant) ? meant : form}`
  return { message: "is not a date", params: { fix } }
}

/** A day that is not in the future. */
export const pastDate = (description: string) =>
  date(description).refine((day) => !isCalendarDay(day) || !isInFuture(day), {
    message: "is in the future. Write the day of the last change, or remove the line",
  })

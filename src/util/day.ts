/** Today as YYYY-MM-DD, in UTC. */
export const todayUtc = () => new Date().toISOString().slice(0, 10)

export const months =
  "January February March April May June July August September October November December".split(" ")

/** Format a day: "2026-05-14", with or without a time, is "14 May 2026". */
export const formatDay = (date: string | null | undefined) => format(date, true)

/** Format a month: "2026-05-14" is "May 2026". */
export const formatMonth = (date: string | null | undefined) => format(date, false)

/** Does not use `Intl`, to give the same text on the server and in every browser. GraphQL's `formatString` is slow. */
const format = (date: string | null | undefined, withDay: boolean) => {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(date ?? "") ?? []
  const name = months[Number(month) - 1]
  return name ? `${withDay ? `${Number(day)} ` : ""}${name} ${year}` : ""
}

import { formatDay, formatMonth } from "../../../src/util/day"

it.each([
  ["2026-05-14", "14 May 2026", "May 2026"],
  ["2024-02-09", "9 February 2024", "February 2024"],
  ["2026-12-31T00:00:00.000Z", "31 December 2026", "December 2026"],
])("%s is %s, in %s", (date, day, month) => {
  expect(formatDay(date)).toBe(day)
  expect(formatMonth(date)).toBe(month)
})

it.each([null, undefined, "", "2026", "2026-13-01", "14 May 2026"])("%p is not a day", (date) => {
  expect(formatDay(date)).toBe("")
  expect(formatMonth(date)).toBe("")
})

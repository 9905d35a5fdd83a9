/** Whether a text is an existing day in the form YYYY-MM-DD. */
export const isCalendarDay = (text: string): boolean => {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!match) return false
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number]
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** Whether a day is in the future everywhere on earth: time zones are up to 14 hours ahead of UTC. */
export const isInFuture = (day: string): boolean =>
  day > new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10)

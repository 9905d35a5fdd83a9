/** Whether a text is a day that exists, as YYYY-MM-DD. */
export const isCalendarDay = (text: string): boolean => {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!match) return false
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number]
  const moment = new Date(Date.UTC(year, month - 1, day))
  return moment.getUTCMonth() === month - 1 && moment.getUTCDate() === day
}

/** Whether a day is in the future everywhere on earth: time zones are up to 14 hours ahead of UTC. */
export const isInFuture = (day: string): boolean =>
  day > new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10)

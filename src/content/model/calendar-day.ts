/** Whether a text is an existing day in the form YYYY-MM-DD. */
export const isCalendarDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(text).toJSON()?.slice(0, 10) === text

/** Whether a day is in the future everywhere on earth: time zones are up to 14 hours ahead of UTC. */
export const isInFuture = (day: string): boolean =>
  day > new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10)

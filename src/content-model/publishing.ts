/** Whether a document is in the published site: no draft, and its day has come. */
export const isPublished = (fields: { draft?: unknown; date?: unknown }, today: string) =>
  fields.draft !== true && !(typeof fields.date === "string" && fields.date > today)

/** Today as YYYY-MM-DD, in UTC. */
export const todayUtc = () => new Date().toISOString().slice(0, 10)

/** Today as YYYY-MM-DD, in UTC. */
export const todayUtc = () => new Date().toISOString().slice(0, 10)

/** Address that forms are posted to (Netlify Forms, a service like Formspree, one's own); none by default. */
export const formEndpoint = (): string | undefined => process.env.GATSBY_FORM_ENDPOINT || undefined

/** A field that people do not see. The name is the one that form services know. */
export const honeypotName = "_gotcha"

export type SendFailure =
  /** The browser knows that there is no connection. */
  | "offline"
  /** No answer, or none in time. */
  | "unreachable"
  /** An answer that is not a yes: 422, 500 … */
  | "refused"
  /** The hidden field was filled in. */
  | "robot"

export type SendResult = { sent: true } | { sent: false; failure: SendFailure }

/** How long an answer is waited for. */
const patience = 15_000

/** Posts a form's fields and says truthfully whether they arrived. Never throws. */
export const sendForm = async (endpoint: string, fields: Record<string, string>): Promise<SendResult> => {
  if (fields[honeypotName]) return { sent: false, failure: "robot" }
  const given = new AbortController()
  const timer = setTimeout(() => given.abort(), patience)
  try {
    const response = await fetch(endpoint, {
      method: "POST",
      headers: { Accept: "application/json" },
      body: new URLSearchParams(fields),
      signal: given.signal,
    })
    return response.ok ? { sent: true } : { sent: false, failure: "refused" }
  } catch {
    return { sent: false, failure: navigator.onLine === false ? "offline" : "unreachable" }
  } finally {
    clearTimeout(timer)
  }
}

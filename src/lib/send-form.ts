/** Name of the meta element with the form endpoint. */
export const formEndpointName = "form-endpoint"

/**
 * URL that forms are posted to (Netlify Forms, a service like Formspree, your own); none by default. Browsers read it
 * from the page, so that scripts do not depend on it.
 */
export const formEndpoint = (): string | undefined =>
  (typeof document === "undefined"
    ? process.env.GATSBY_FORM_ENDPOINT
    : document.querySelector<HTMLMetaElement>(`meta[name="${formEndpointName}"]`)?.content) || undefined

/** Name of a hidden field that only robots fill in. Form services know it. */
export const honeypotName = "_gotcha"

export type SendFailure =
  /** The browser is offline. */
  | "offline"
  /** No response, or a timeout. */
  | "unreachable"
  /** An error response: 422, 500 … */
  | "rejected"
  /** The hidden field was filled in. */
  | "robot"

type SendResult = { sent: true } | { sent: false; failure: SendFailure }

/** In milliseconds. */
const timeout = 15_000

/** Post a form's fields and return whether they arrived. Never throws. */
export const sendForm = async (endpoint: string, fields: Record<string, string>): Promise<SendResult> => {
  if (fields[honeypotName]) return { sent: false, failure: "robot" }
  try {
    const response = await fetch(endpoint, {
      method: "POST",
      headers: { Accept: "application/json" },
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(timeout),
    })
    return response.ok ? { sent: true } : { sent: false, failure: "rejected" }
  } catch {
    return { sent: false, failure: navigator.onLine === false ? "offline" : "unreachable" }
  }
}

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

/** In milliseconds. */
const timeout = 15_000

/**
 * Post a form's fields. Return why they have not arrived; undefined if they have. Never throws. A redirect means that
 * they have, and is not followed: services redirect to a page of their own, which scripts of other sites may not read.
 */
export const sendForm = async (
  endpoint: string,
  fields: Record<string, string>,
): Promise<SendFailure | undefined> => {
  if (fields[honeypotName]) return "robot"
  try {
    const response = await fetch(endpoint, {
      method: "POST",
      headers: { Accept: "application/json" },
      body: new URLSearchParams(fields),
      redirect: "manual",
      signal: AbortSignal.timeout(timeout),
    })
    return response.ok || response.type === "opaqueredirect" ? undefined : "rejected"
  } catch {
    return navigator.onLine === false ? "offline" : "unreachable"
  }
}

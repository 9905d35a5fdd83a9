import type { ApiError } from "../../api"
import { whatIsKept } from "./kept-texts"

const token = () => document.querySelector<HTMLMetaElement>('meta[name="studio-token"]')?.content ?? ""

/** Read from the studio's server. */
export const get = async <Answer>(route: string, parameters: Record<string, string> = {}) =>
  (await send(`${route}?${new URLSearchParams(parameters)}`)).json() as Promise<Answer>

/** Send to the studio's server. @param keepalive finish the request when the page is closed */
export const post = async <Answer>(route: string, body: object, keepalive = false) => {
  const headers = { "content-type": "application/json" }
  const answer = await send(route, { method: "POST", body: JSON.stringify(body), headers, keepalive })
  return answer.json() as Promise<Answer>
}

/** Read an image. */
export const getBlob = async (file: string) => (await send(`asset?${new URLSearchParams({ file })}`)).blob()

async function send(route: string, { headers, ...init }: RequestInit = {}) {
  let answer: Response
  try {
    answer = await fetch(`/studio/api/${route}`, {
      ...init,
      headers: { ...headers, "x-studio-token": token() },
    })
  } catch {
    throw new Error(`The server does not respond. Ask the person who has started it. ${whatIsKept()}`)
  }
  if (answer.ok) return answer
  const error = (await answer.json().catch(() => undefined)) as ApiError | undefined
  const { message, fix } = error ?? {
    message: `The server responded with status ${answer.status}`,
    fix: "Reload the page",
  }
  throw new Error([message, fix, fix === "Reload the page" && whatIsKept()].filter(Boolean).join(". "))
}

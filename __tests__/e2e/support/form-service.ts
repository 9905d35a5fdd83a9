/** An HTTP server that receives the site's forms. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"

export interface Post {
  /** The values in the body, by field name. */
  fields: Record<string, string>
  contentType: string | undefined
  accept: string | undefined
}

/** The response to a post: a status; "held", until `release` is called; or "hang up", to close the connection. */
export type FormAnswer = number | "held" | "hang up"

export interface FormService {
  /** The URL that forms post to. */
  readonly address: string
  /** All posts since the last reset, in order. */
  readonly posts: readonly Post[]
  answerWith: (answer: FormAnswer) => void
  /** Answer held posts with 200. */
  release: () => void
  /** Delete all posts, and answer 200 again. */
  reset: () => void
  close: () => Promise<void>
}

export const startFormService = async (): Promise<FormService> => {
  const posts: Post[] = []
  const held: ServerResponse[] = []
  let answer: FormAnswer = 200

  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    let body = ""
    for await (const part of request) body += part
    if (request.method !== "POST") return end(response, 405)
    posts.push({
      fields: Object.fromEntries(new URLSearchParams(body)),
      contentType: request.headers["content-type"],
      accept: request.headers.accept,
    })
    if (answer === "hang up") return request.socket.destroy()
    if (answer === "held") held.push(response)
    else end(response, answer)
  }

  const server = createServer((request, response) => void receive(request, response))
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))

  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/f/site`,
    posts,
    answerWith: (next) => {
      answer = next
    },
    release: () => {
      for (const response of held.splice(0)) end(response, 200)
    },
    reset: () => {
      posts.length = 0
      held.length = 0
      answer = 200
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/**
 * Form services allow all origins, and answer with a page for browsers without scripts, or redirect to one that other sites
 * may not read.
 */
const end = (response: ServerResponse, status: number) => {
  response.writeHead(status, {
    "access-control-allow-origin": "*",
    "content-type": "text/html; charset=utf-8",
    ...(status === 303 && { location: "https://thanks.example/" }),
  })
  response.end(`<title>Answer</title><h1>${status === 200 ? "We have it" : `Error ${status}`}</h1>`)
}

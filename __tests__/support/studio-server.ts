/** The studio behind what Gatsby's develop server puts before it, and requests to it with any headers. */

import {
  request as httpRequest,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  type Server,
} from "node:http"
import { createRequire } from "node:module"
import type { AddressInfo } from "node:net"
import path from "node:path"
import { diskFiles, openContent } from "../../src/content"
import { model } from "../../src/site/collections/model"
import { studio, type UnsavedNodes } from "../../src/studio"

const gatsby = createRequire(require.resolve("gatsby/package.json"))

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: answers have many forms.
  json: any
}

export interface Sent {
  method?: string
  headers?: OutgoingHttpHeaders
  body?: string
}

export interface StudioServer {
  port: number
  token: string
  /** Send a request with exactly these headers. The path is sent as it is. */
  send: (path: string, sent?: Sent) => Promise<Answer>
  /** Send what the studio's page sends: POST if there is a body. */
  api: (path: string, body?: unknown) => Promise<Answer>
  stop: () => void
}

const withoutDevelop: UnsavedNodes = {
  show: async () => ({ isShown: true }),
  drop: () => undefined,
  forget: () => undefined,
}

/** Its title is the text. */
const appearanceOf = async (_: string, title: string) => ({ title, address: "", description: "" })

const emptyPage = path.resolve(__dirname, "studio-page.tsx")

/** @param root folder with `content` @param page the file of the page's script */
export const startStudio = async (
  root: string,
  unsavedNodes = withoutDevelop,
  page = emptyPage,
): Promise<StudioServer> => {
  const app = gatsby("express")()
  app.use(gatsby("compression")())
  app.use(gatsby("cors")())
  app.use(
    "/studio",
    studio({ root, page, content: openContent(diskFiles(root), model), unsavedNodes, appearanceOf }),
  )
  app.use((_: unknown, response: { sendStatus: (status: number) => void }) => response.sendStatus(418))
  const server: Server = await new Promise((resolve) => {
    const listening = app.listen(0, "127.0.0.1", () => resolve(listening))
  })
  // Git blocks this process: a connection that is used again at its time-out would fail.
  server.keepAliveTimeout = 600_000
  const { port } = server.address() as AddressInfo

  const send: StudioServer["send"] = (requested, { method = "GET", headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const sent = httpRequest({ port, host: "127.0.0.1", path: requested, method, headers }, (response) => {
        const chunks: Buffer[] = []
        response.on("data", (chunk: Buffer) => chunks.push(chunk))
        response.on("end", () => {
          const text = Buffer.concat(chunks).toString()
          const isJson = response.headers["content-type"]?.startsWith("application/json")
          const json = isJson && text ? JSON.parse(text) : undefined
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text, json })
        })
      })
      sent.on("error", reject)
      sent.end(body)
    })

  const token = tokenIn((await send("/studio/", { headers: documentHeaders })).text)
  const api: StudioServer["api"] = (requested, body) =>
    send(
      `/studio/api/${requested}`,
      body === undefined
        ? { headers: pageHeaders(token) }
        : { method: "POST", headers: pageHeaders(token), body: JSON.stringify(body) },
    )
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { port, token, send, api, stop }
}

/** What browsers send when a user opens an address. */
export const documentHeaders = {
  "sec-fetch-site": "none",
  "sec-fetch-dest": "document",
  "sec-fetch-mode": "navigate",
}

/** What the studio's page sends. */
export const pageHeaders = (token: string) => ({
  "sec-fetch-site": "same-origin",
  "sec-fetch-mode": "cors",
  "sec-fetch-dest": "empty",
  "content-type": "application/json",
  "x-studio-token": token,
})

/** The token in the studio's page. */
export const tokenIn = (html: string) => /<meta name="studio-token" content="([^"]+)">/.exec(html)?.[1] ?? ""

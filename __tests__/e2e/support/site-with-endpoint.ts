/**
 * The built site with `GATSBY_FORM_ENDPOINT`, without a second build. A server in front of the site adds the endpoint
 * to the HTML, and replaces the forms there.
 */
import { execFileSync } from "node:child_process"
import { createServer, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import path from "node:path"
import { cspSourceOf } from "../../../src/publish/finish/csp-source"
import { formEndpointName } from "../../../src/site/features/contact/send-form"
import { withBuildSettings } from "./build-settings"

export interface SiteWithEndpoint {
  /** Its URL without a trailing slash. */
  address: string
  close: () => Promise<void>
}

/** Serve the site at `origin` with forms that post to `endpoint`. */
export const startSiteWithEndpoint = async (origin: string, endpoint: string): Promise<SiteWithEndpoint> => {
  const forms = renderForms(endpoint)
  const sources = { formEndpoint: cspSourceOf("GATSBY_FORM_ENDPOINT", endpoint) }
  const serve = async (url: string, response: ServerResponse) => {
    const answer = await fetch(origin + url)
    const type = answer.headers.get("content-type") ?? ""
    const body = Buffer.from(await answer.arrayBuffer())
    response.writeHead(answer.status, { "content-type": type, "cache-control": "no-cache" })
    const html = () =>
      body.toString().replace("</head>", `<meta name="${formEndpointName}" content="${endpoint}"></head>`)
    response.end(type.startsWith("text/html") ? withBuildSettings(withForms(html(), forms), sources) : body)
  }
  const server = createServer((request, response) => {
    serve(request.url ?? "/", response).catch(() => response.destroy())
  })
  // A test that reuses a connection at the moment of its timeout would fail.
  server.keepAliveTimeout = 120_000
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

type Forms = Record<"contact" | "estimate", string>

const withForms = (html: string, forms: Forms) =>
  html.replace(/<form\b[^>]*\bname="(contact|estimate)"[\s\S]*?<\/form>/g, (built, name: keyof Forms) =>
    withIdsOf(built, forms[name]),
  )

/** React's ids depend on an element's position in the page. Give a form that was rendered alone the page's ids. */
const withIdsOf = (built: string, form: string) => {
  const ids = idsIn(built)
  const own = idsIn(form)
  if (ids.length !== own.length) throw new Error("The page's form and the form with an endpoint differ.")
  return form.replace(reactId, (id) => ids[own.indexOf(id)] ?? id)
}

const reactId = /_R_[0-9a-z]*_/g

const idsIn = (html: string) => [...new Set(html.match(reactId))]

const renderForms = (endpoint: string): Forms => {
  const args = ["--import", "tsx", path.join(__dirname, "render-forms.tsx")]
  const env = {
    ...process.env,
    GATSBY_FORM_ENDPOINT: endpoint,
    TSX_TSCONFIG_PATH: path.join(__dirname, "render-forms.tsconfig.json"),
  }
  return JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8", env }))
}

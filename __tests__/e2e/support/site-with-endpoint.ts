/**
 * The built site as a build with `GATSBY_FORM_ENDPOINT` makes it, without building twice: the variable is compiled in,
 * so it is put where the compiler would have put it, into the scripts that are served; and the forms in the HTML are
 * rendered anew, by the same components.
 */
import { execFileSync } from "node:child_process"
import { createServer, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import path from "node:path"
import { sourceOf } from "../../../src/finish/source-of"
import { builtWith } from "./built-with"

/** What webpack writes for a variable that is not set. */
const unset = /\(\{\}\)\.GATSBY_FORM_ENDPOINT|\{\}\.GATSBY_FORM_ENDPOINT/g

export interface SiteWithEndpoint {
  /** Where it answers, without a slash at the end. */
  address: string
  close: () => Promise<void>
}

/** Serves the site that answers at `origin` with its forms posting to an address. */
export const startSiteWithEndpoint = async (origin: string, endpoint: string): Promise<SiteWithEndpoint> => {
  const forms = renderForms(endpoint)
  const sources = { formEndpoint: sourceOf("GATSBY_FORM_ENDPOINT", endpoint) }
  const serve = async (url: string, response: ServerResponse) => {
    const { status, headers, body } = await read(origin + url)
    const type = headers.get("content-type") ?? ""
    response.writeHead(status, { "content-type": type, "cache-control": "no-cache" })
    if (type.startsWith("text/javascript"))
      response.end(body.toString().replace(unset, JSON.stringify(endpoint)))
    else if (type.startsWith("text/html")) response.end(builtWith(withForms(body.toString(), forms), sources))
    else response.end(body)
  }
  const server = createServer((request, response) => {
    serve(request.url ?? "/", response).catch(() => response.destroy())
  })
  // A test that takes a connection up again in the moment it runs out would fail.
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

const read = async (url: string) => {
  const response = await fetch(url)
  return {
    status: response.status,
    headers: response.headers,
    body: Buffer.from(await response.arrayBuffer()),
  }
}

type Forms = Record<"contact" | "estimate", string>

const withForms = (html: string, forms: Forms) =>
  html.replace(/<form\b[^>]*\bname="(contact|estimate)"[\s\S]*?<\/form>/g, (built, name: keyof Forms) =>
    withIdsOf(built, forms[name]),
  )

/** React names what belongs together by its place in the page: a form rendered by itself gets the page's names. */
const withIdsOf = (built: string, form: string) => {
  const ids = namesIn(built)
  const own = namesIn(form)
  if (ids.length !== own.length) throw new Error("The form of the page and the one with an endpoint differ.")
  return form.replace(reactId, (id) => ids[own.indexOf(id)] ?? id)
}

const reactId = /_R_[0-9a-z]*_/g

const namesIn = (html: string) => [...new Set(html.match(reactId))]

function renderForms(endpoint: string): Forms {
  const output = execFileSync(
    process.execPath,
    ["--import", "tsx", path.join(__dirname, "render-forms.tsx")],
    {
      encoding: "utf8",
      env: {
        ...process.env,
        GATSBY_FORM_ENDPOINT: endpoint,
        TSX_TSCONFIG_PATH: path.join(__dirname, "render-forms.tsconfig.json"),
      },
    },
  )
  return JSON.parse(output)
}

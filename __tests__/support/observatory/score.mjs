/**
 * `node score.mjs <folder of the package>` reads a site's responses from stdin and prints Mozilla's scores. It is a
 * process of its own because the package consists of ES modules.
 */
import { register } from "node:module"
import { text } from "node:stream/consumers"
import { pathToFileURL } from "node:url"

/** @typedef {{ status: number, headers: Record<string, string> }} Answer */

/** @type {{ url: string, page: string, secure: Answer, preflight: Answer, redirects: { url: string, status: number }[] }} */
const site = JSON.parse(await text(process.stdin))
const folder = pathToFileURL(`${process.argv[2]}/`)

// The package's HTTP client needs packages that are not installed. The responses are given instead.
register(
  `data:text/javascript,${encodeURIComponent(`
    export const resolve = (name, context, next) =>
      name.endsWith("/retriever/session.js")
        ? { url: "data:text/javascript,export class Session {}", shortCircuit: true }
        : next(name, context)
  `)}`,
)

const { ALL_TESTS, ALGORITHM_VERSION } = await import(new URL("src/constants.js", folder).href)
const { Requests } = await import(new URL("src/types.js", folder).href)
const { parseHttpEquivHeaders } = await import(new URL("src/retriever/utils.js", folder).href)
const grader = await import(new URL("src/grader/grader.js", folder).href)
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await import(new URL("src/grader/charts.js", folder).href)

// The test's certificate is self-signed. Certificates are not part of this test.
const answer = (/** @type {Answer} */ { status, headers }) => ({ status, headers, verified: true })
const url = new URL(site.url)
const requests = new Requests(url.hostname)
requests.session = { url }
requests.resources.path = site.page
requests.responses.auto = { ...answer(site.secure), httpEquiv: parseHttpEquivHeaders(site.page, site.url) }
requests.responses.https = answer(site.secure)
requests.responses.http = answer(site.secure)
requests.responses.cors = { ...answer(site.preflight), request: { headers: {} } }
requests.responses.httpRedirects = site.redirects.map(({ url, status }) => ({ url: new URL(url), status }))

// As in the package's own scan: extra credit counts only for sites that are good without it.
let score = 100
let withoutExtra = 100
const tests = ALL_TESTS.map(
  (/** @type {(requests: unknown) => { result: string, pass: boolean }} */ test) => {
    const output = test(requests)
    const modifier = grader.getScoreModifier(output.result)
    score += modifier
    withoutExtra += Math.min(modifier, 0)
    const { title } = /** @type {{ title: string }} */ (/** @type {unknown} */ (output.constructor))
    return { title, result: output.result, modifier, pass: output.pass }
  },
)
const final = grader.getGradeForScore(withoutExtra >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? score : withoutExtra)
console.log(JSON.stringify({ ...final, algorithm: ALGORITHM_VERSION, tests }))

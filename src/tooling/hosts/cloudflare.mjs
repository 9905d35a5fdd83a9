/**
 * The Worker of wrangler.toml, which Cloudflare runs only for addresses without a file. Without it, the page "Not found"
 * would get the headers of that address: a script that is missing during a deployment would be cached for a year.
 *
 * @type {{ fetch: (request: Request, env: { ASSETS: { fetch: typeof fetch } }) => Promise<Response> }}
 */
const worker = {
  async fetch({ url }, { ASSETS }) {
    const { body, headers } = await ASSETS.fetch(new URL("/404/", url))
    return new Response(body, { status: 404, headers })
  },
}

export default worker

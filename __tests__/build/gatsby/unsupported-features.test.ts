/** Features of Gatsby that the built site cannot have are refused by name. */
import path from "node:path"
import type { Compiler } from "webpack"
import {
  type GatsbyState,
  refuseUnsupported,
  unsupportedFeatures,
} from "../../../src/gatsby/webpack/unsupported-features"

const root = process.cwd()
const componentPath = path.join(root, "src/pages/a.tsx")
const pages = (defer: boolean) =>
  new Map(["/a/", "/b/"].map((address) => [address, { path: address, componentPath, defer }]))

const state: GatsbyState = {
  components: new Map([["a", { componentPath, serverData: false, config: false }]]),
  pages: pages(false),
  functions: [],
  redirects: [{ fromPath: "/old/", toPath: "/a/" }],
  config: { pathPrefix: "", trailingSlash: "always", headers: [] },
  flattenedPlugins: [{ name: "gatsby-plugin-sitemap" }, { name: "a", browserAPIs: ["onClientEntry"] }],
}

const component = (features: object) => ({ components: new Map([["a", { componentPath, ...features }]]) })
const redirect = (fromPath: string, others = {}) => ({ redirects: [{ fromPath, toPath: "/c/", ...others }] })
const config = (options: object) => ({ config: { ...state.config, ...options } })
const plugin = (features: object) => ({ flattenedPlugins: [{ name: "gatsby-plugin-sitemap", ...features }] })

it.each<[string, Partial<GatsbyState>]>([
  ["src/pages/a.tsx: getServerData needs a server", component({ serverData: true })],
  ["src/pages/a.tsx: config, which defers pages, needs a server", component({ config: true })],
  ["src/pages/a.tsx: a page with defer needs a server", { pages: pages(true) }],
  ["src/pages/a.tsx: a function needs", { functions: [{ originalAbsoluteFilePath: componentPath }] }],
  ["createRedirect from /blog/* to /c/: not every host knows patterns", redirect("/blog/*")],
  ["createRedirect from /old/ to /c/: not every host knows rewrites", redirect("/old/", { statusCode: 200 })],
  ["createRedirect from /a to /c/: a page is already there", redirect("/a")],
  ["gatsby-config.ts: set SITE_PATH_PREFIX instead of pathPrefix.", config({ pathPrefix: "/blog" })],
  ['gatsby-config.ts: write trailingSlash: "always"', config({ trailingSlash: "never" })],
  ["gatsby-config.ts: remove assetPrefix", config({ assetPrefix: "https://cdn.example" })],
  ["the security policy blocks service workers", plugin({ browserAPIs: ["registerServiceWorker"] })],
  [
    "remove one gatsby-plugin-sitemap",
    { flattenedPlugins: [...state.flattenedPlugins, { name: "gatsby-plugin-sitemap" }] },
  ],
])("%s", (message, change) => {
  expect(unsupportedFeatures(root, state)).toEqual([])
  expect(unsupportedFeatures(root, { ...state, ...change })).toEqual([expect.stringContaining(message)])
})

it("reports each once in development, although other compilers run inside webpack's", () => {
  const errors: Error[] = []
  let compile = (_: object) => {}
  const hooks = { afterCompile: { tap: (_: string, listener: typeof compile) => (compile = listener) } }
  const unsupported = refuseUnsupported(root, () => ({ ...state, ...component({ serverData: true }) }))
  unsupported.apply({ hooks } as unknown as Compiler)
  for (const isChild of [false, true, true]) compile({ errors, compiler: { isChild: () => isChild } })
  expect(errors).toEqual([
    expect.objectContaining({ message: expect.stringMatching(/^src\/pages\/a\.tsx: getServerData needs/) }),
  ])
})

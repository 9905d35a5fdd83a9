/** Features of Gatsby that the built site cannot have are refused by name. */
import path from "node:path"
import webpack from "webpack"
import {
  type GatsbyState,
  refuseUnsupported,
  unsupportedFeatures,
} from "../../../src/gatsby/webpack/unsupported-features"
import { removeFolders, temporaryFolder, writeFiles } from "../../support/folders"

afterEach(removeFolders)

const site = () => {
  const root = temporaryFolder()
  writeFiles(root, { "src/pages/probe.tsx": "export {}", "gatsby-browser.tsx": "", "gatsby-ssr.tsx": "" })
  const componentPath = path.join(root, "src/pages/probe.tsx")
  const stateWith = (state: Partial<GatsbyState>): GatsbyState => ({
    components: new Map([["probe", { componentPath, serverData: false, config: false }]]),
    pages: new Map([["/probe/", { path: "/probe/", componentPath }]]),
    functions: [],
    redirects: [{ fromPath: "/old/", toPath: "/probe/" }],
    config: { pathPrefix: "", trailingSlash: "always", headers: [] },
    flattenedPlugins: [{ name: "gatsby-plugin-sitemap" }, { name: "other", browserAPIs: ["onClientEntry"] }],
    ...state,
  })
  return { root, componentPath, stateWith }
}

it.each<[string, (componentPath: string) => Partial<GatsbyState>]>([
  [
    "src/pages/probe.tsx: getServerData needs a server",
    (componentPath) => ({ components: new Map([["a", { componentPath, serverData: true }]]) }),
  ],
  [
    "src/pages/probe.tsx: config, which defers pages, needs a server",
    (componentPath) => ({ components: new Map([["a", { componentPath, config: true }]]) }),
  ],
  [
    "src/pages/probe.tsx: a page with defer needs a server",
    (componentPath) => ({
      pages: new Map(["/a/", "/b/"].map((one) => [one, { path: one, componentPath, defer: true }])),
    }),
  ],
  [
    "src/pages/probe.tsx: a function needs a server",
    (file) => ({ functions: [{ originalAbsoluteFilePath: file }] }),
  ],
  [
    "createRedirect from /blog/* to /news/: not every host knows patterns",
    () => ({ redirects: [{ fromPath: "/blog/*", toPath: "/news/" }] }),
  ],
  [
    "createRedirect from /a/ to /b/: not every host knows rewrites",
    () => ({ redirects: [{ fromPath: "/a/", toPath: "/b/", statusCode: 200 }] }),
  ],
  [
    "createRedirect from /probe to /b/: a page is already there",
    () => ({ redirects: [{ fromPath: "/probe", toPath: "/b/" }] }),
  ],
  [
    "gatsby-config.ts: set SITE_PATH_PREFIX instead of pathPrefix.",
    () => ({ config: { pathPrefix: "/blog", trailingSlash: "always" } }),
  ],
  ['gatsby-config.ts: write trailingSlash: "always"', () => ({ config: { trailingSlash: "never" } })],
  [
    "gatsby-config.ts: remove assetPrefix",
    () => ({ config: { trailingSlash: "always", assetPrefix: "https://cdn.example" } }),
  ],
  [
    "gatsby-plugin-offline: the security policy blocks service workers",
    () => ({ flattenedPlugins: [{ name: "gatsby-plugin-offline", browserAPIs: ["registerServiceWorker"] }] }),
  ],
  [
    "gatsby-config.ts: remove one gatsby-plugin-sitemap",
    () => ({
      flattenedPlugins: [
        { name: "gatsby-plugin-sitemap" },
        { name: "gatsby-plugin-sitemap", pluginOptions: { output: "/" } },
      ],
    }),
  ],
])("%s", (message, change) => {
  const { root, componentPath, stateWith } = site()
  expect(unsupportedFeatures(root, stateWith({}))).toEqual([])
  expect(unsupportedFeatures(root, stateWith(change(componentPath)))).toEqual([
    expect.stringContaining(message),
  ])
})

it("reports each once in development, although other compilers run inside webpack's", async () => {
  const { root, stateWith } = site()
  const currentState = () => stateWith({ functions: [{ originalAbsoluteFilePath: `${root}/src/api/a.ts` }] })
  const childCompiler: webpack.WebpackPluginInstance = {
    apply: ({ hooks }) =>
      hooks.make.tapPromise(
        "child",
        (compilation) =>
          new Promise((done) => compilation.createChildCompiler("child").runAsChild(() => done())),
      ),
  }
  writeFiles(root, { "entry.js": "" })
  const compiler = webpack({
    context: root,
    mode: "development",
    entry: "./entry.js",
    output: { path: path.join(root, "out") },
    plugins: [childCompiler, refuseUnsupported(root, currentState)],
  })
  const errors = await new Promise<string[]>((resolve) =>
    compiler.run((_, stats) => resolve((stats?.compilation.errors ?? []).map(({ message }) => message))),
  )
  expect(errors).toEqual([expect.stringMatching(/^src\/api\/a\.ts: a function needs a server/)])
})

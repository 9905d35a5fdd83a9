import path from "node:path"
import type { WebpackPluginInstance } from "webpack"
import { sitePathPrefix } from "../../publish/finish/settings"
import { gatsbyImageProblems } from "./gatsby-image-problems"

/** The parts of Gatsby's state in which features are found. */
export interface GatsbyState {
  components: ReadonlyMap<string, { componentPath: string; serverData?: boolean; config?: boolean }>
  pages: ReadonlyMap<string, { path: string; componentPath: string; defer?: boolean }>
  functions: readonly { originalAbsoluteFilePath: string }[]
  redirects: readonly Redirect[]
  config: Readonly<Record<string, unknown>>
  flattenedPlugins: readonly { name: string; browserAPIs?: string[]; pluginOptions?: { output?: string } }[]
}

/** What `createRedirect` takes, with rules that only some hosts know. */
export interface Redirect extends Readonly<Record<string, unknown>> {
  fromPath: string
  toPath: string
  isPermanent?: boolean
  statusCode?: number
}

/** Features of Gatsby that the built site cannot have, each with its place and the fix. */
export const unsupportedFeatures = (root: string, state: GatsbyState): string[] => [
  ...state.functions.map(({ originalAbsoluteFilePath: file }) => needsServer(root, file, "a function")),
  ...[...state.components.values()].flatMap(({ componentPath: file, serverData, config }) => [
    ...(serverData ? [needsServer(root, file, "getServerData")] : []),
    ...(config ? [needsServer(root, file, "config, which defers pages,")] : []),
  ]),
  ...new Set(
    [...state.pages.values()].flatMap(({ defer, componentPath: file }) =>
      defer ? [needsServer(root, file, "a page with defer")] : [],
    ),
  ),
  ...state.redirects.flatMap((redirect) => redirectProblem(redirect, state.pages) ?? []),
  ...configProblems(state.config),
  ...pluginProblems(state.flattenedPlugins),
  ...gatsbyImageProblems(root),
]

const needsServer = (root: string, file: string, feature: string) =>
  `${path.relative(root, file)}: ${feature} needs a server, but this site is static files. Remove it, and query the data in the build or fetch it in the browser.`

/** Redirects are files on some hosts: one old address, one new one. */
const redirectProblem = (
  { fromPath, toPath, statusCode = 301, ...rules }: Redirect,
  pages: GatsbyState["pages"],
) => {
  const problem = (reason: string) => `createRedirect from ${fromPath} to ${toPath}: ${reason}`
  if (!/^\/(?!\/)[^*:?#]*$/.test(fromPath) || /\*|:splat/.test(toPath))
    return problem("not every host knows patterns. Write one redirect for each old address, such as /old/.")
  if (![301, 302, 303, 307, 308].includes(statusCode) || rules.conditions || rules.Language || rules.Country)
    return problem("not every host knows rewrites and conditions. Leave out statusCode and conditions.")
  return pages.has(fromPath) || pages.has(`${fromPath}/`)
    ? problem("a page is already there. Remove the page or the redirect.")
    : undefined
}

const configProblems = ({ pathPrefix, trailingSlash, ...config }: GatsbyState["config"]) => {
  const prefix = sitePathPrefix({ SITE_PATH_PREFIX: String(pathPrefix ?? "") })
  return [
    ...(prefix === sitePathPrefix(process.env) ? [] : ["set SITE_PATH_PREFIX instead of pathPrefix."]),
    ...(trailingSlash === "always" ? [] : ['write trailingSlash: "always", as hosts and feeds expect.']),
    ...refusedOptions.flatMap(([name, reason]) =>
      [config[name]].flat().some(Boolean) ? [`remove ${name}: ${reason}.`] : [],
    ),
  ].map((problem) => `gatsby-config.ts: ${problem}`)
}

const refusedOptions = [
  ["assetPrefix", "the security policy blocks files of other hosts"],
  ["headers", "hosts read static/_headers, vercel.json and nginx.conf"],
  ["partytownProxiedURLs", "the security policy blocks workers"],
] as const

const pluginProblems = (plugins: GatsbyState["flattenedPlugins"]) => [
  ...plugins.flatMap(({ name, browserAPIs }) =>
    browserAPIs?.includes("registerServiceWorker")
      ? [`${name}: the security policy blocks service workers. Remove registerServiceWorker or the plugin.`]
      : [],
  ),
  ...plugins
    .filter(
      ({ name, pluginOptions }) => name === "gatsby-plugin-sitemap" && (pluginOptions?.output ?? "/") === "/",
    )
    .slice(1)
    .map(
      ({ name }) => `gatsby-config.ts: remove one ${name}. Options: src/gatsby/outputs/sitemap-options.ts.`,
    ),
]

/** A webpack plugin that reports them in development, where code changes. Stylesheets have compilers of their own. */
export const refuseUnsupported = (root: string, currentState: () => GatsbyState): WebpackPluginInstance => ({
  apply: ({ hooks }) =>
    hooks.afterCompile.tap("unsupported-features", ({ compiler, errors }) => {
      if (compiler.isChild()) return
      for (const problem of unsupportedFeatures(root, currentState()))
        errors.push(Object.assign(new Error(problem), { name: "ModuleError" }) as (typeof errors)[number])
    }),
})

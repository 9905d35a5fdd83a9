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
export const unsupportedFeatures = (root: string, state: GatsbyState): string[] => {
  const { functions, redirects, pages, config, flattenedPlugins } = state
  const needsServer = (file: string, feature: string) =>
    `${path.relative(root, file)}: ${feature} needs a server, but this site is static files. Remove it, and query the data in the build or fetch it in the browser.`
  const problems = [
    ...functions.map(({ originalAbsoluteFilePath: file }) => needsServer(file, "a function")),
    ...[...state.components.values()].flatMap(({ componentPath: file, serverData, config }) => [
      serverData && needsServer(file, "getServerData"),
      config && needsServer(file, "config, which defers pages,"),
    ]),
    ...[...pages.values()].map((page) => page.defer && needsServer(page.componentPath, "a page with defer")),
    ...redirects.map((redirect) => redirectProblem(redirect, pages)),
    ...configProblems(config),
    ...pluginProblems(flattenedPlugins),
    ...gatsbyImageProblems(root),
  ]
  return [...new Set(problems.filter((problem) => typeof problem === "string"))]
}

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

const configProblems = (config: GatsbyState["config"]) => {
  const { pathPrefix = "", trailingSlash } = config
  const prefix = sitePathPrefix({ SITE_PATH_PREFIX: String(pathPrefix) })
  const isSet = (option: string) => [config[option]].flat().some(Boolean)
  return [
    prefix !== sitePathPrefix(process.env) && "set SITE_PATH_PREFIX instead of pathPrefix.",
    trailingSlash !== "always" && 'write trailingSlash: "always", as hosts and feeds expect.',
    isSet("assetPrefix") && "remove assetPrefix: the security policy blocks files of other hosts.",
    isSet("headers") && "remove headers: hosts read static/_headers, vercel.json and nginx.conf.",
    isSet("partytownProxiedURLs") && "remove partytownProxiedURLs: the security policy blocks workers.",
  ].map((problem) => problem && `gatsby-config.ts: ${problem}`)
}

const pluginProblems = (plugins: GatsbyState["flattenedPlugins"]) => {
  const workers = plugins.filter(({ browserAPIs }) => browserAPIs?.includes("registerServiceWorker"))
  const [, ...others] = plugins.filter(
    ({ name, pluginOptions: { output = "/" } = {} }) => name === "gatsby-plugin-sitemap" && output === "/",
  )
  return [
    ...workers.map(
      ({ name }) =>
        `${name}: the security policy blocks service workers. Remove registerServiceWorker or the plugin.`,
    ),
    ...others.map(
      ({ name }) => `gatsby-config.ts: remove one ${name}. Options: src/gatsby/outputs/sitemap-options.ts.`,
    ),
  ]
}

/** A webpack plugin that reports them in development, where code changes. Stylesheets have compilers of their own. */
export const refuseUnsupported = (root: string, currentState: () => GatsbyState): WebpackPluginInstance => ({
  apply: ({ hooks }) =>
    hooks.afterCompile.tap("unsupported-features", ({ compiler, errors }) => {
      if (compiler.isChild()) return
      for (const problem of unsupportedFeatures(root, currentState()))
        errors.push(Object.assign(new Error(problem), { name: "ModuleError" }) as (typeof errors)[number])
    }),
})

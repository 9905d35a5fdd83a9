import { createRequire } from "node:module"
import path from "node:path"
import type { GatsbyNode } from "gatsby"
import TerserPlugin, { swcMinify } from "terser-webpack-plugin"
import { reviewMode } from "../nodes/review-mode"
import { firstScriptText } from "../outputs/first-script-text"
import { listScripts } from "../outputs/public-files"
import { restoreCpuCount } from "../webpack/build-variables"
import { readyPlugin } from "../webpack/ready-plugin"
import { refuseUnsupported } from "../webpack/unsupported-features"

/**
 * Remove code for reviews, and for features that this site does not use, from the visitors' scripts. In
 * development, report when the site is ready.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  actions,
  getConfig,
  plugins,
  reporter,
  store,
}) => {
  actions.setWebpackConfig({
    plugins: [
      plugins.define({
        "process.env.REVIEW": JSON.stringify(reviewMode ?? ""),
        ...(stage.endsWith("html") && { "process.env.FIRST_SCRIPT": JSON.stringify(firstScriptText()) }),
      }),
    ],
  })
  if (stage === "develop")
    actions.setWebpackConfig({
      plugins: [
        readyPlugin(store.getState().program, reporter),
        refuseUnsupported(process.cwd(), () => store.getState()),
      ],
    })
  if (stage === "build-javascript") {
    const { optimization, output, ...config } = getConfig()
    // `setWebpackConfig` ignores `output`, and keeps Gatsby's minifier, which is slower and writes more bytes.
    actions.replaceWebpackConfig({
      ...config,
      // Half of webpack's default: every page loads the list of all scripts with their hashes.
      output: { ...output, hashDigestLength: 10 },
      optimization: { ...optimization, minimizer: [minifier()] },
    })
    actions.setWebpackConfig({
      devtool: false,
      resolve: { alias: { [workerScripts]: false } },
      module: {
        rules: [
          {
            test: /[\\/]react-fast-marquee[\\/]dist[\\/]/,
            use: path.resolve("src/gatsby/webpack/marquee-style-loader.js"),
          },
          {
            test: /[\\/]\.cache[\\/]loader\.js$/,
            use: path.resolve("src/gatsby/webpack/server-error-loader.js"),
          },
          // Emotion imports it on every page, for `withTheme` only.
          { test: /[\\/]hoist-non-react-statics[\\/]/, sideEffects: false },
        ],
      },
      plugins: [listScripts],
      optimization: { splitChunks: { cacheGroups: { shared: sharedChunks } } },
    })
  }
  if (stage === "build-html") {
    restoreCpuCount()
    actions.setWebpackConfig({ resolve: { alias: scriptAliases() } })
  }
}

/** For scripts in workers, which the policy blocks: does nothing in builds, but loads all of `gatsby-script`. */
const workerScripts = path.resolve("node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js")

/** In the same process: SWC has threads of its own. Gatsby's `minifyJs` has options that SWC rejects. */
const minifier = () =>
  new TerserPlugin({
    minify: swcMinify,
    parallel: false,
    terserOptions: { ecma: 2020, compress: { passes: 2 } },
  })

/**
 * Create one shared chunk for each group of importers. Gatsby names shared chunks after their importers, but lazy
 * sections have no names: all code that any two of them share would be in one chunk.
 */
const sharedChunks = {
  name: false,
  minSize: 12_000,
  // Not for the marquee, which is on the first screen of the home page: a chunk would be another request there.
  test: (module: { nameForCondition: () => string | null }) =>
    !/[\\/](?:react-fast-)?marquee/.test(module.nameForCondition() ?? ""),
}

/** Gatsby's `Script` with a check. The package is Gatsby's: find it from there. */
const scriptAliases = () => ({
  "gatsby-script$": path.resolve("src/site/shell/head/checked-script.ts"),
  "gatsby-script-itself$": createRequire(require.resolve("gatsby")).resolve("gatsby-script"),
})

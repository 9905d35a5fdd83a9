import path from "node:path"
import type { GatsbyNode } from "gatsby"
import TerserPlugin, { swcMinify } from "terser-webpack-plugin"
import { restoreCpuCount } from "./build-variables"
import { listScripts } from "./public-files"
import { readyPlugin } from "./ready-plugin"
import { review } from "./review"

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
    plugins: [plugins.define({ "process.env.REVIEW": JSON.stringify(review ?? "") })],
  })
  if (stage === "develop")
    actions.setWebpackConfig({ plugins: [readyPlugin(store.getState().program, reporter)] })
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
      resolve: { alias: browserAliases },
      module: {
        rules: [
          {
            test: /[\\/]react-fast-marquee[\\/]dist[\\/]/,
            use: path.resolve("src/gatsby/marquee-style-loader.js"),
          },
          {
            test: /[\\/]\.cache[\\/]loader\.js$/,
            use: path.resolve("src/gatsby/server-error-loader.js"),
          },
        ],
      },
      plugins: [
        listScripts,
        ...relativeImports.map(([request, file]) => plugins.normalModuleReplacement(request, stub(file))),
      ],
      optimization: { splitChunks: { cacheGroups: { shared: sharedChunks } } },
    })
  }
  if (stage === "build-html") restoreCpuCount()
}

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

const stub = (name: string) => path.resolve("src/gatsby/stubs", name)

const browserAliases = {
  // Gatsby's Script component, with Partytown: this site does not use it.
  "gatsby-script$": stub("gatsby-script.ts"),
}

/** Stubs for modules that Gatsby imports by relative paths. */
const relativeImports: [request: RegExp, file: string][] = [
  [/internal-plugins\/partytown\/gatsby-browser/, "empty.ts"],
  [/head\/head-export-handler-for-browser$/, "gatsby-head.ts"],
  [/\.\/register-service-worker$/, "empty.ts"],
]

import path from "node:path"
import type { GatsbyNode } from "gatsby"
import { listScripts } from "./public-files"

/**
 * Leaves out of the visitors' scripts what packages bring for features that this site does not use, and out of a
 * page's what only other pages need. In develop the packages themselves are used.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions, plugins }) => {
  if (stage === "build-javascript")
    actions.setWebpackConfig({
      devtool: false,
      resolve: { alias: { ...inBrowser, ...everywhere } },
      module: {
        rules: [
          {
            test: /[\\/]react-fast-marquee[\\/]dist[\\/]/,
            use: path.resolve("src/gatsby/empty-style-loader.js"),
          },
          {
            test: /[\\/]\.cache[\\/]loader\.js$/,
            use: path.resolve("src/gatsby/server-error-loader.js"),
          },
        ],
      },
      plugins: [
        listScripts,
        ...relative.map(([request, file]) => plugins.normalModuleReplacement(request, stub(file))),
      ],
      optimization: { splitChunks: { cacheGroups: { shared: sharedChunks } } },
    })
  if (stage === "build-html") actions.setWebpackConfig({ resolve: { alias: everywhere } })
}

/**
 * What several parts of the pages share goes into a chunk for exactly these parts. Gatsby names such chunks by those
 * that share them, and our sections have no names: all that any two of them share would be one chunk, charts and
 * country list for a visitor who sees a marquee.
 */
const sharedChunks = {
  name: false,
  minSize: 12_000,
  // The strip of logos belongs to the first screen of home, where it would be one more request.
  test: (module: { nameForCondition: () => string | null }) =>
    !/[\\/](?:react-fast-)?marquee/.test(module.nameForCondition() ?? ""),
}

const stub = (name: string) => path.resolve("src/shell/stubs", name)

const inBrowser = {
  // Gatsby's Script component, with Partytown: there are no third-party scripts among the components.
  "gatsby-script$": stub("gatsby-script.ts"),
  // Emotion's withTheme, which nothing uses.
  "hoist-non-react-statics$": stub("hoist-non-react-statics.ts"),
}

/** Parts of Gatsby that it imports by relative paths. */
const relative: [request: RegExp, file: string][] = [
  [/internal-plugins\/partytown\/gatsby-browser/, "gatsby-partytown.ts"],
  [/head\/head-export-handler-for-browser$/, "gatsby-head.ts"],
  [/\.\/register-service-worker$/, "gatsby-service-worker.ts"],
]

const everywhere = {
  // Emotion's list of HTML attributes: our styled elements say themselves which props are theirs.
  "@emotion/is-prop-valid$": stub("is-prop-valid.ts"),
}

import path from "node:path"
import type { GatsbyNode } from "gatsby"
import { listScripts } from "./public-files"

/** Remove from the visitors' scripts what packages contain for features that this site does not use. */
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
 * One shared chunk for each group of importers. Gatsby names shared chunks after their importers, and our sections have
 * no names: everything that any two sections share would be in one chunk.
 */
const sharedChunks = {
  name: false,
  minSize: 12_000,
  // The marquee is on the first screen of the home page: no extra request there.
  test: (module: { nameForCondition: () => string | null }) =>
    !/[\\/](?:react-fast-)?marquee/.test(module.nameForCondition() ?? ""),
}

const stub = (name: string) => path.resolve("src/gatsby/stubs", name)

const inBrowser = {
  // Gatsby's Script component, with Partytown: no component loads third-party scripts.
  "gatsby-script$": stub("gatsby-script.ts"),
  // For Emotion's `withTheme`, which nothing uses.
  "hoist-non-react-statics$": stub("hoist-non-react-statics.ts"),
}

/** Parts that Gatsby imports by relative paths. */
const relative: [request: RegExp, file: string][] = [
  [/internal-plugins\/partytown\/gatsby-browser/, "empty.ts"],
  [/head\/head-export-handler-for-browser$/, "gatsby-head.ts"],
  [/\.\/register-service-worker$/, "empty.ts"],
]

const everywhere = {
  // Emotion's list of HTML attributes: our styled elements name their own props.
  "@emotion/is-prop-valid$": stub("is-prop-valid.ts"),
}

import path from "node:path"
import type { GatsbyNode } from "gatsby"

/**
 * Leaves out of the visitors' scripts what packages bring for features that this site does not use. The page's HTML
 * is made with the same stand-ins, so that both agree. In develop the packages themselves are used.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions }) => {
  if (stage !== "build-javascript" && stage !== "build-html") return
  actions.setWebpackConfig({
    resolve: {
      alias: {
        // Gatsby's Script component, with Partytown: there are no third-party scripts among the components.
        "gatsby-script$": path.resolve("src/shell/stand-ins/gatsby-script.ts"),
        "@builder.io/partytown/integration$": path.resolve("src/shell/stand-ins/partytown.ts"),
        // Emotion's list of HTML attributes: our styled elements say themselves which props are theirs.
        "@emotion/is-prop-valid$": path.resolve("src/shell/stand-ins/is-prop-valid.ts"),
        // Emotion's withTheme, which nothing uses.
        "hoist-non-react-statics$": path.resolve("src/shell/stand-ins/hoist-non-react-statics.ts"),
      },
    },
  })
}

import path from "node:path"
import type { GatsbyConfig, GatsbyNode } from "gatsby"
import { load } from "./src/gatsby/load"

const { isIrregular, sandboxSvg, sitemapOptions, waitForImage } = load()

// It only warns at each start that Gatsby has a Head API: src/decisions/006-react-helmet-with-props-only.md.
const helmet: GatsbyNode = require("gatsby-plugin-react-helmet/gatsby-node")
Reflect.deleteProperty(helmet, "onPreInit")

const config: GatsbyConfig = {
  trailingSlash: "always",
  // The folder that the site is published in, unless it is the host's root.
  pathPrefix: process.env.SITE_PATH_PREFIX ?? "",
  jsxRuntime: "automatic",
  // By default Gatsby installs its Netlify adapter, which changes `_headers` and saves caches too early.
  adapter: { name: "none", adapt() {} },
  // Before Gatsby's own middleware, which serves files that are only half written.
  developMiddleware: (app) => app.use(sandboxSvg, waitForImage),
  plugins: [
    "gatsby-plugin-react-helmet",
    "gatsby-plugin-image",
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        // Specification, section 7. Widths: src/gatsby/resolvers/image-widths.ts.
        defaults: { quality: 75, formats: ["webp"], placeholder: "none" },
      },
    },
    "gatsby-transformer-sharp",
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "content", path: "content", ignore: ["**/.*", "**/*~", "**/#*", isIrregular] },
    },
    { resolve: path.resolve("src/gatsby/nodes/without-frontmatter") },
    { resolve: "gatsby-plugin-mdx", options: { extensions: [".mdx"] } },
    { resolve: "gatsby-plugin-sitemap", options: sitemapOptions },
  ],
}

export default config

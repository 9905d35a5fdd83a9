import { light } from "../../site/theme/palette"
import { siteLanguage } from "../../util/site-language"
import { writePublicFile } from "./public-files"

interface ManifestSite {
  productName: string
  description: string
  /** The folder that the site is published under: "" or "/folder". */
  pathPrefix: string
}

/** Write the web app manifest. Its icons are in `static/`. */
export const writeWebManifest = (root: string, { productName, description, pathPrefix }: ManifestSite) => {
  const manifest = {
    id: `${pathPrefix}/`,
    name: productName,
    short_name: productName,
    description,
    lang: siteLanguage,
    start_url: `${pathPrefix}/`,
    scope: `${pathPrefix}/`,
    display: "minimal-ui",
    theme_color: light.color.bg,
    background_color: light.color.bg,
    icons: [
      { src: `${pathPrefix}/favicon.svg`, sizes: "any", type: "image/svg+xml", purpose: "any" },
      { src: `${pathPrefix}/icon-192.png`, sizes: "192x192", type: "image/png", purpose: "any" },
      { src: `${pathPrefix}/icon-512.png`, sizes: "512x512", type: "image/png", purpose: "any" },
      {
        src: `${pathPrefix}/icon-maskable-512.png`,
        sizes: "512x512",
        type: "image/png",
        purpose: "maskable",
      },
    ],
  }
  writePublicFile(root, "manifest.webmanifest", JSON.stringify(manifest))
}

import { readFileSync } from "node:fs"
import path from "node:path"
import type { Step } from "./built-site"

/**
 * Allow full screen and playing for embedded pages in `_headers`, which Netlify and Cloudflare read. The files of other
 * hosts are not part of the site (.github/DEPLOY.md).
 */
export const framePermissions: Step = {
  site: async ({ project, frameOrigins, write }) => {
    if (frameOrigins.length === 0) return
    const origins = frameOrigins.map((origin) => `"${origin}"`).join(" ")
    const headers = readFileSync(path.join(project, "static/_headers"), "utf8")
    write(
      "_headers",
      headers
        .replace("fullscreen=(self)", `fullscreen=(self ${origins})`)
        .replace("autoplay=()", `autoplay=(${origins})`),
    )
  },
}

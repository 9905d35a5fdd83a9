/** What hosts need to know about the site: response headers and redirects, each host in its own language. */
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { literalPattern } from "../lib/literal-pattern"
import { keptBetweenBuilds } from "../tooling/staging.mjs"
import { filesOf } from "./files-of"
import { headersFile } from "./headers/headers-file"
import { nginxConfiguration } from "./headers/nginx"
import { withPagePolicy } from "./headers/page-policy"
import { type PictureHosts, pictureHosts } from "./headers/picture-hosts"
import type { PolicyInput } from "./headers/policy"
import { redirectsFile } from "./headers/redirects-file"
import { headerTable } from "./headers/table"
import { vercelConfiguration } from "./headers/vercel"
import { redirectsOf } from "./redirects"
import { buildVariables, type Settings, settingsOf } from "./settings"
import type { PublishStep, Site } from "./site"

/** For GitHub Pages, which sends no headers of ours: every page says its policy itself. Before files are compressed. */
export const pagePolicies: PublishStep = {
  name: "policies in the pages",
  run: async (site) => {
    const settings = settingsOf(buildVariables(site.project))
    if (settings.host !== "github-pages") return
    const input = policyInput(site, settings, pictureHosts(site))
    for (const file of await filesOf(site.folder)) {
      if (!file.endsWith(".html")) continue
      const html = await readFile(path.join(site.folder, file), "utf8")
      const address = file.replace(/(^|\/)index\.html$/, "$1")
      await writeFile(path.join(site.folder, file), withPagePolicy(html, { ...input, path: address }))
    }
  },
}

/**
 * `_headers` and `_redirects` in the site (Netlify, Cloudflare), `.hosting/nginx.conf` beside it, for Netlify the hosts
 * of remote pictures, and for Vercel its `.vercel/output`. After everything else: the files describe the finished site.
 */
export const hostFiles: PublishStep = {
  name: "headers and redirects for hosts",
  run: async (site) => {
    const { folder, project, pathPrefix } = site
    const settings = settingsOf(buildVariables(project))
    const pictures = pictureHosts(site)
    const table = headerTable({
      ...policyInput(site, settings, pictures),
      pathPrefix,
      preview: settings.preview,
    })
    const redirects = await redirectsOf(site)
    const files = (await filesOf(folder)).map((file) => `${pathPrefix}${file}`)

    await writeFile(path.join(folder, "_headers"), headersFile({ table, files, host: settings.host }))
    await writeFile(path.join(folder, "_redirects"), redirectsFile(redirects, settings.host))
    const hosting = path.join(project, ".hosting")
    await mkdir(hosting, { recursive: true })
    await writeFile(path.join(hosting, "nginx.conf"), nginxConfiguration({ table, redirects, pathPrefix }))
    if (pathPrefix && (settings.host === "netlify" || settings.host === "cloudflare"))
      console.log(
        `  The pages' addresses begin with ${pathPrefix}, and ${settings.host} serves them without it: for a site that another one shows in that folder.`,
      )
    if (settings.host === "netlify") await writeNetlifyPictures(project, pictures)
    if (settings.host === "vercel") {
      const configuration = vercelConfiguration({
        table,
        redirects,
        pathPrefix,
        optimisedHosts: [...pictures.optimised].sort(),
        kept: keptBetweenBuilds(project).map((place) => path.relative(project, place)),
      })
      await writeVercelOutput(site, JSON.stringify(configuration, null, 2))
    }
  },
}

const policyInput = (site: Site, settings: Settings, { origins }: PictureHosts): PolicyInput => ({
  styleHashes: site.styleHashes,
  imageOrigins: origins,
  analytics: settings.analytics,
  formEndpoint: settings.formEndpoint,
  imageOptimiser: settings.imageOptimiser,
})

/**
 * The hosts whose pictures Netlify's image CDN may fetch, in the file that build tools tell it such things by
 * (docs.netlify.com/image-cdn/create-integration). It takes patterns of whole addresses.
 */
const writeNetlifyPictures = async (project: string, { optimised }: PictureHosts) => {
  const file = path.join(project, ".netlify/deploy/v1/config.json")
  await rm(file, { force: true })
  if (optimised.size === 0) return
  const patterns = [...optimised].sort().map((host) => `https?://${literalPattern(host)}/.*`)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify({ images: { remote_images: patterns } }, null, 2))
}

/** The site as Vercel wants it, by hard links: the same files under another name, without a copy of them. */
const writeVercelOutput = async ({ folder, project, pathPrefix }: Site, configuration: string) => {
  const output = path.join(project, ".vercel", "output")
  await rm(output, { recursive: true, force: true })
  const top = path.join(output, "static", pathPrefix)
  for (const file of await filesOf(folder)) {
    // Vercel compresses by itself, and reads its configuration.
    if (/\.(?:br|gz)$|^\/_(?:headers|redirects)$/.test(file)) continue
    await mkdir(path.dirname(path.join(top, file)), { recursive: true })
    await link(path.join(folder, file), path.join(top, file))
  }
  await writeFile(path.join(output, "config.json"), configuration)
}

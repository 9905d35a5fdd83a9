import type { GatsbyNode, ParentSpanPluginArgs } from "gatsby"
import type { SiteSettings } from "../../site/data/site-settings"
import type { Country } from "../../util/country"
import { writeIconSprite } from "../outputs/icon-sprite"
import { isBuild } from "../outputs/is-build"
import { writePublicFile } from "../outputs/public-files"
import { writeWebManifest } from "../outputs/web-manifest"
import { hideBuildVariables } from "../webpack/build-variables"
import { unsupportedFeatures } from "../webpack/unsupported-features"

/** Refuse what the built site cannot have, and write files that pages load: icon sprite, country list, web app manifest. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async ({
  getNodesByType,
  pathPrefix,
  store,
  reporter,
}: ParentSpanPluginArgs) => {
  const problems = isBuild ? unsupportedFeatures(process.cwd(), store.getState()) : []
  if (problems.length > 0) return reporter.panic(problems.join("\n"))
  hideBuildVariables()
  await writeIconSprite(process.cwd())
  writeCountryList(getNodesByType("Country") as unknown as CountryNode[])
  const [settings] = getNodesByType("SiteSettings")
  if (!settings) return
  const { productName, description } = settings as unknown as SiteSettings
  const plugins: { name: string }[] = store.getState().flattenedPlugins
  if (plugins.some(({ name }) => name === "gatsby-plugin-manifest"))
    reporter.info("The web app manifest is that of gatsby-plugin-manifest. This site's own is not written.")
  else writeWebManifest(process.cwd(), { productName, description, pathPrefix })
}

interface CountryNode extends Omit<Country, "id"> {
  key: string
  order: number
}

/** Write `public/data/countries.json`, which the phone field fetches when its list is opened. */
const writeCountryList = (nodes: CountryNode[]) => {
  const countries = nodes
    .toSorted((a, b) => a.order - b.order)
    .map(({ key: id, name, cca2, code, flagUrl }): Country => ({ id, name, cca2, code, flagUrl }))
  writePublicFile(process.cwd(), "data/countries.json", JSON.stringify(countries))
}

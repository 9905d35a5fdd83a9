import type { GatsbyNode, ParentSpanPluginArgs } from "gatsby"
import { writeCountryList } from "./country-list"
import { writeIconSprite } from "./icon-sprite"
import { writeSiteIcons } from "./site-icons"
import { hideSmallBuild } from "./small-build"

/** Write files that pages load: the icon sprite, the country list, the site's icons. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async ({
  getNodesByType,
  pathPrefix,
}: ParentSpanPluginArgs) => {
  hideSmallBuild()
  await writeIconSprite(process.cwd())
  await writeCountryList(process.cwd())
  const [settings] = getNodesByType("SiteSettings")
  if (!settings) return
  const { productName, description } = settings as unknown as Queries.SiteSettings
  await writeSiteIcons(process.cwd(), { productName, description, pathPrefix })
}

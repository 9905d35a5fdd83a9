import type { GatsbyNode, NodePluginArgs, ParentSpanPluginArgs } from "gatsby"
import { dataFiles } from "../../site/collections/model"
import { settingsIn } from "../nodes/settings-in"
import { writeIconSprite } from "../outputs/icon-sprite"
import { isBuild } from "../outputs/is-build"
import { writePublicFile } from "../outputs/public-files"
import { writeWebManifest } from "../outputs/web-manifest"
import { hideBuildVariables } from "../webpack/build-variables"
import { unsupportedFeatures } from "../webpack/unsupported-features"

/** Refuse what the built site cannot have, and write files that pages load: icon sprite, data files for scripts, web app manifest. */
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
  writeDataForScripts(getNodesByType)
  const settings = settingsIn(getNodesByType)
  if (!settings) return
  const { productName, description } = settings
  const plugins: { name: string }[] = store.getState().flattenedPlugins
  if (plugins.some(({ name }) => name === "gatsby-plugin-manifest"))
    reporter.info("The web app manifest is that of gatsby-plugin-manifest. This site's own is not written.")
  else writeWebManifest(process.cwd(), { productName, description, pathPrefix })
}

/** Write `public/data/<file>.json` for each data file that scripts load. */
function writeDataForScripts(getNodesByType: NodePluginArgs["getNodesByType"]) {
  for (const { type, file, inScripts } of dataFiles) {
    if (!inScripts) continue
    const entries = getNodesByType(type)
      .toSorted((a, b) => Number(a.order) - Number(b.order))
      .map((node) => ({
        id: node.key,
        ...Object.fromEntries(inScripts.fields.map((name) => [name, node[name]])),
      }))
    writePublicFile(process.cwd(), `data/${file.replace(".yaml", ".json")}`, JSON.stringify(entries))
  }
}

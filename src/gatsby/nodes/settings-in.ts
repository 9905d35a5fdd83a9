import type { NodePluginArgs } from "gatsby"
import type { SiteSettings } from "../../content"
import { model } from "../../site/collections/model"

/** The site's settings, as they were last valid. */
export const settingsIn = (getNodesByType: NodePluginArgs["getNodesByType"]) =>
  getNodesByType(model.settings.type)[0] as unknown as SiteSettings | undefined

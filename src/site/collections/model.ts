import { createModel } from "../../content/define"
import { dataFiles as ownDataFiles } from "../data/data-files"
import { siteSettings } from "../data/site-settings"
import { light, tone } from "../theme/palette"
import { definitions } from "./"
import { textElements } from "./text-elements"

const { accent, accentText } = light.color

/** The content model of this site. */
export const model = createModel({
  collections: definitions,
  dataFiles: ownDataFiles,
  settings: siteSettings,
  textElements,
  palette: { accent, accentText, tone },
})

export const { collections, dataFiles, sections } = model

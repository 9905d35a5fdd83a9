import { createModel } from "../../content/define"
import { dataFiles as ownDataFiles } from "../data/data-files"
import { light, tone } from "../theme/palette"
import { definitions } from "./"
import { textElements } from "./text-elements"

const { accent, accentText } = light.color

/** The content model of this site. */
export const model = createModel({
  collections: definitions,
  dataFiles: ownDataFiles,
  textElements,
  palette: { accent, accentText, tone },
})

export const { collections, dataFiles, sections } = model

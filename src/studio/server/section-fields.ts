import path from "node:path"
import { fileNames, imageFacts, writeFileAtomic } from "../../content"
import { newSection } from "../../content/commands"
import type { SectionFields } from "../api"
import { editableOf, realPath } from "./content-paths"
import type { Command } from "./context"
import { RequestError } from "./http"

/** The fields of a section as in a new document. Write its placeholder images, unless files have their names. */
export const sectionFields: Command<{ file: string; section: string }, SectionFields> = async (
  { root, model, content },
  { file, section: name },
) => {
  const editable = editableOf(file, model)
  const section = Object.hasOwn(model.sections, name) ? model.sections[name] : undefined
  if (editable.kind !== "document" || !section)
    throw new RequestError(400, `${file} cannot have "${name}"`, "Choose another section")
  const folder = path.dirname(await realPath(root, file))
  const snapshot = await content.snapshot()
  const { fields, images } = await newSection(snapshot, editable.collection, section, editable.slug)
  const present = await fileNames(folder)
  const assets: SectionFields["assets"] = []
  for (const [image, bytes] of images) {
    if (present.includes(image)) continue
    await writeFileAtomic(path.join(folder, image), bytes)
    const { width, height } = await imageFacts(bytes)
    assets.push({ path: `./${image}`, width, height, isPlaceholder: true })
  }
  return { fields, assets }
}

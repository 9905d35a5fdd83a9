import path from "node:path"
import { filesBelow, isError, isImage } from "../../content"
import { readableSnapshot } from "../../content/commands"
import type { MediaFile } from "../api"
import { isMedia } from "./content-paths"
import type { Command } from "./context"

/** All pictures and other files below content/, with the places that use them. */
export const mediaIn: Command<unknown, MediaFile[]> = async ({ root, content }) => {
  const { images, files, diagnostics } = await readableSnapshot(content)
  const withErrors = diagnostics.filter(isError).map(({ file }) => file)
  const usesOf = new Map<string, MediaFile["uses"]>()
  for (const { file, place } of images) {
    const use = { file: place.file, ...place.start, field: place.field }
    usesOf.set(file, [...(usesOf.get(file) ?? []), use])
  }
  const names = filesBelow(path.join(root, "content")).filter(isMedia)
  return Promise.all(
    names.map(async (name) => {
      const file = `content/${name}`
      const { width, height } = (isImage(name) && (await files.facts(file))) || {}
      const uses = usesOf.get(file) ?? []
      const owner = name.split("/", name.startsWith("data/") ? 1 : 2).join("/")
      const isUnsure = withErrors.some((other) => other.startsWith(`content/${owner}/`))
      return {
        ...{ file, bytes: files.bytes(file) ?? 0, changed: files.changed(file) ?? 0 },
        ...{ uses, isUnused: uses.length === 0 && !isUnsure },
        ...(width && height ? { width, height } : {}),
      }
    }),
  )
}

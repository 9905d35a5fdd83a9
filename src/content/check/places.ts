import path from "node:path"
import { isImagePath } from "../compile/address"
import type { CheckedSite, NamedImage, SpecialField } from "./checked-site"
import { fieldName } from "./field-name"
import { type TextReader, withoutByteOrderMark, withUsualLineEndings } from "./read-text"
import { splitDocument } from "./split-document"
import { type Locate, yamlPositions } from "./yaml/yaml-positions"

/** The place of a field. */
export const fieldPlace = async (site: CheckedSite, file: string, { path: keys, place }: SpecialField) => {
  const field = fieldName(keys)
  if (place) return { ...place, file, field }
  const locate = await site.locate(file)
  return { ...locate?.(keys), file, field }
}

/** Read files again, each once: positions are only needed for problems. */
export const fileLocator = (read: TextReader): CheckedSite["locate"] => {
  const located = new Map<string, Promise<Locate | undefined>>()
  const locateIn = async (file: string) => {
    const text = await read(file)
    // In development the file may have been deleted.
    if (typeof text !== "string") return undefined
    const usual = withUsualLineEndings(withoutByteOrderMark(text))
    return yamlPositions(file.endsWith(".mdx") ? (splitDocument(usual).frontmatter ?? "") : usual)
  }
  return (file) => {
    const locate = located.get(file) ?? locateIn(file)
    located.set(file, locate)
    return locate
  }
}

/** All images that content names. */
export const imagesOf = (site: CheckedSite): NamedImage[] =>
  site.sources.flatMap((source) => {
    const { file, special, references } = source
    const pathOf = (value: string) => path.join(site.root, path.dirname(file), value)
    const inFields = special.flatMap((field): NamedImage[] => {
      const { kind, value } = field
      if (kind.kind !== "image" && kind.kind !== "file" && kind.kind !== "asset") return []
      return [
        { file: pathOf(value), value, wanted: kind, source, place: () => fieldPlace(site, file, field) },
      ]
    })
    const inBody = references.images.flatMap(({ value, start, end }): NamedImage[] => {
      if (!isImagePath(value)) return []
      const place = { file, start, end, field: `image ${value}` }
      return [{ file: pathOf(value), value, wanted: { kind: "image" }, source, place: async () => place }]
    })
    return [...inFields, ...inBody]
  })

import type { Nodes, Root } from "mdast"
import { sections } from "../content-model/sections"
import { type FoundField, specialFields } from "../content-model/walk-fields"
import { decoded, isRemote } from "./address"
import { esmPackages } from "./esm-packages"
import { literalProps } from "./refuse-element"
import { anchorText, sectionTitle, textOf } from "./titles"

/** An address in a body, with its place in the file. */
export interface BodyPlace {
  /** As written; a picture's path without percent signs. */
  value: string
  line: number
  column: number
}

/** What a body refers to, and what can be referred to in it; of an invalid body too, so far as it could be read. */
export interface BodyPlaces {
  /** Pictures beside the document. */
  images: BodyPlace[]
  /** Files beside the document that are published as they are. */
  files: (BodyPlace & { megabytes: number })[]
  links: BodyPlace[]
  /** References in the props of elements, e.g. to snippets. */
  references: FoundField[]
  /** Anchors of its headings and sections, without #. */
  anchors: string[]
}

export const noPlaces: BodyPlaces = { images: [], files: [], links: [], references: [], anchors: [] }

/** Gathers the places of a parsed body, before the compiler changes it. */
export const bodyPlaces = async (root: Root): Promise<BodyPlaces> => {
  const { Slugger } = await esmPackages()
  const slugger = new Slugger()
  const places: BodyPlaces = { images: [], files: [], links: [], references: [], anchors: [] }
  for (const node of root.children) {
    const title =
      node.type === "heading"
        ? textOf(node).trim()
        : node.type === "mdxJsxFlowElement"
          ? sectionTitle(node)
          : undefined
    if (title !== undefined) places.anchors.push(slugger.slug(anchorText(title)))
  }
  collect(root, places)
  return places
}

function collect(node: Nodes, places: BodyPlaces) {
  const at = (value: string, place: Pick<Nodes, "position"> = node): BodyPlace => {
    const { line, column } = place.position?.start ?? { line: 1, column: 1 }
    return { value, line, column }
  }
  if (node.type === "image" && !isRemote(node.url)) places.images.push(at(decoded(node.url)))
  if ((node.type === "link" || node.type === "definition") && node.url) places.links.push(at(node.url))
  if (node.type === "mdxJsxFlowElement") {
    const name = node.name ?? ""
    const schema = Object.hasOwn(sections, name) ? sections[name]?.props : undefined
    for (const { kind, value, path } of schema ? specialFields(schema, literalProps(node).props) : []) {
      const attribute = node.attributes.find((one) => "name" in one && one.name === path[0])
      // What is not valid is reported already, where the element's props are checked.
      if (!schema?.shape[String(path[0])]?.safeParse(value).success) continue
      if (kind.kind === "image") places.images.push(at(value, attribute))
      if (kind.kind === "asset") places.files.push({ ...at(value, attribute), megabytes: kind.megabytes })
      if (kind.kind === "reference") {
        const { line, column } = at(value, attribute)
        places.references.push({ path: [`<${name} ${path[0]}>`], kind, value, at: { line, column } })
      }
      if (kind.kind === "path") places.links.push(at(value, attribute))
    }
  }
  if ("children" in node) for (const child of node.children) collect(child, places)
}

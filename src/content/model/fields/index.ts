/** The kinds of fields: each is one file with its form, its messages and what it means elsewhere (`FieldKind`). */
export { type AssetFile, asset } from "./asset"
export { choice, icon } from "./choice"
export { color } from "./color"
export { date, pastDate } from "./date"
export { type Derived, derived, isDerived } from "./derived"
export { embedUrl } from "./embed-url"
export { entryId } from "./entry-id"
export {
  type ContentList,
  type Field,
  type FieldKind,
  type FieldMeta,
  fieldKind,
  problem,
  type WantedFile,
} from "./field-kind"
export { focus, imagesBeside } from "./focus"
export { darkImage, type ImageFile, image } from "./image"
export { list } from "./list"
export { every, type Listed, only } from "./listed"
export { feedId, oldPath } from "./old-path"
export { linkAddress, ownPath, sitePath } from "./page-address"
export { reference, referredType } from "./reference"
export { svg } from "./svg"
export { text } from "./text"

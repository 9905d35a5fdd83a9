/** What definitions of collections, sections, elements of the text and data files are written with. */
export type { Diagnostic } from "./check/diagnostic"
export type { BodyElement, BodyNode, BodyProps, MediaReference } from "./compile/body-tree"
export { callOutKinds } from "./model/call-out-kinds"
export { createModel } from "./model/content-model"
export {
  defineCollection,
  defineDataFile,
  type Subject,
} from "./model/define-collection"
export {
  type BreadcrumbRoute,
  defineHero,
  defineSection,
  type HeroPropsOf,
  type PropsOf,
  type SectionDefinition,
  type Surface,
} from "./model/define-section"
export { defineTextElement, type TextPropsOf } from "./model/define-text-element"
export { snippetType } from "./model/element-names"
export {
  type AssetFile,
  asset,
  choice,
  color,
  darkImage,
  date,
  derived,
  embedUrl,
  entryId,
  every,
  focus,
  icon,
  image,
  linkAddress,
  list,
  only,
  ownPath,
  problem,
  reference,
  sitePath,
  svg,
  text,
} from "./model/fields"
export type { ImageData } from "./model/image-data"
export { altText, pageFields, publishingFields } from "./model/page-fields"
export { head, heading, id } from "./model/section-props"
export { siteAddressProblem } from "./model/site-address-problem"
export { group, textWith } from "./model/text-with"

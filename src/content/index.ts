/** What programs use of the content library: they open the content of a site by its model, and read what is known. */

export { addressProblem } from "./address-problem"
export type { CheckedDataFile } from "./check/check-data-file"
export type { CheckedDocument } from "./check/check-document"
export { checkDocument } from "./check/check-document"
export {
  type DocumentFile,
  dataPath,
  documentFile,
  documentOf,
  documentsIn,
  isImage,
  snippetName,
} from "./check/content-entry"
export { isError } from "./check/diagnostic"
export { imageFacts, maximumBytes, placeholderMark } from "./check/image-facts"
export { maximumSide, openImage } from "./check/open-image"
export { outputKind } from "./check/output-files"
export { withoutPlace } from "./check/photo-place"
export { splitDocument } from "./check/split-document"
export {
  entryCode,
  lazyCode,
  listsFragment,
  moduleOf,
  sectionFragment,
  sectionVariable,
} from "./commands/section-code"
export type { BodyElement, BodyNode } from "./compile/body-tree"
export { compileBody, readingTime } from "./compile/compile-body"
export { unifyNotations } from "./compile/notations"
export { parseMdx } from "./compile/parse-mdx"
export { documentPath } from "./document-path"
export { checkProject, type ProjectCheck, printProblems } from "./engine/check-project"
export { type Content, openContent } from "./engine/content"
export { diskFiles } from "./engine/disk-files"
export { existingDocuments, existingEntries } from "./engine/existing"
export { projectContent } from "./engine/project-content"
export type { Known, Snapshot } from "./engine/snapshot"
export { publishingNote, showsColour } from "./engine/text-report"
export { fileNames, filesBelow, hashOfFolders, readableBytes, readJson, sha1, writeFileAtomic } from "./files"
export { buildVersion } from "./model/build-version"
export { isCalendarDay, isInFuture } from "./model/calendar-day"
export * from "./model/content-model"
export type { Collection, DataFile, Reverse, ShareColours } from "./model/define-collection"
export { fallbackOf, type SectionDefinition } from "./model/define-section"
export { heroName, snippetType } from "./model/element-names"
export { fieldKind, referredType } from "./model/fields"
export { graphqlTypes, slugField } from "./model/graphql-types"
export { type IconName, iconNames } from "./model/icon-names"
export type { ImageData } from "./model/image-data"
export { isPublished, publishDay } from "./model/publishing"
export { sharedFields } from "./model/shared-fields"
export { siteAddressProblem } from "./model/site-address-problem"
export { fieldAt, itemOf } from "./model/unwrap"
export { nodeFields } from "./model/walk-fields"
export { inStudio, labelOfFile } from "./model/wording"

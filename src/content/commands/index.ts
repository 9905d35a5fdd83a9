/** What programs do to the content of a project. Errors of their users are a `UsageError`. */
export { toJsonSchema } from "./json-schema"
export { writeDocument } from "./new"
export { newSection } from "./new-document"
export { readableSnapshot, referencesTo, replaceEntry } from "./references"
export { renameDocument, renamingTo } from "./rename"
export { UsageError } from "./usage-error"

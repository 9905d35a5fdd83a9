import type { Diagnostic } from "../../src/content/check/diagnostic"
import { filePlace } from "../../src/content/check/rules/file-place"

/** Most tests need no data files, which a site must have. */
export const withoutMissingDataFiles = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.filter(({ rule, message }) => rule !== filePlace.id || message !== "is missing")

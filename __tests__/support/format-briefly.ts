import { type Diagnostic, formatDiagnostic } from "../../src/content-check/diagnostic"

/** A diagnostic as the editor sees it, with the rule's name and without the link to the guide. */
export const formatBriefly = (diagnostic: Diagnostic) =>
  formatDiagnostic(diagnostic).replace(` content/README.md#${diagnostic.rule}`, "")

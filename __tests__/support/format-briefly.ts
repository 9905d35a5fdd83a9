import { type Diagnostic, formatDiagnostic } from "../../src/content/check/diagnostic"

/**
 * A diagnostic as the editor sees it, with the rule's name and without the link to the guide. Of a list of possible
 * names only the first three are left, so that tests do not depend on the site's fields, sections and data files.
 */
export const formatBriefly = (diagnostic: Diagnostic) =>
  formatDiagnostic(diagnostic)
    .replace(` content/RULES.md#${diagnostic.rule}`, "")
    .replace(/(?<=Possible: (?:\w+, ){3})(?:\w+, )*\w+/, "…")
    .replace(/(?<=The files are: )(?:[\w.-]+, )*[\w-]+\.yaml/, "…")

import type { Diagnostic } from "../content-check/diagnostic"
import { checkWithStoredResults } from "../content-check/stored-check"
import { buildVersion } from "./build-version"

/** Check all content. Drafts count as what they are in develop too: what would stop the build is shown there. */
export const checkAllContent = async (root: string): Promise<Diagnostic[]> =>
  (await checkWithStoredResults(root, buildVersion(root))).diagnostics

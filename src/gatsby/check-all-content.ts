import { checkWithMemory } from "../content-model/check-memory"
import type { Problem } from "../content-model/problem"
import { buildVersion } from "./build-version"

/** Check all content. Drafts count as what they are in develop too: what would stop the build is shown there. */
export const checkAllContent = async (root: string): Promise<Problem[]> => {
  const { problems } = await checkWithMemory(
    root,
    { root, version: buildVersion(root) },
    { withDrafts: false },
  )
  return problems
}

import { addSecurityPolicy } from "./add-security-policy"
import { blockedInScripts } from "./blocked-sources"
import type { Step } from "./built-site"
import { compress } from "./compress"
import { deferScripts } from "./defer-scripts"
import { feed } from "./feed"
import { framePermissions } from "./frame-permissions"
import { llmsTexts } from "./llms-texts"
import { markdown } from "./markdown"
import { protectAddresses } from "./protect-addresses"
import { redirects } from "./redirects"
import { robots } from "./robots"
import { type StartedIndex, searchIndex } from "./search-index"
import { searchPages } from "./search-pages"
import { shareImages } from "./share-images"
import { verify } from "./verify"

/**
 * The steps from `public/` to `dist/`, in their order. Add the names that a step writes at the top of the site to
 * `content/check/output-files.ts`.
 *
 * @param startedIndex of `startIndex`, if it was called before this build
 */
export const stepsOf = (startedIndex?: Promise<StartedIndex | undefined>): Record<string, Step> => ({
  deferScripts,
  protectAddresses,
  robots,
  addSecurityPolicy,
  markdown,
  llmsTexts,
  shareImages,
  feed,
  framePermissions,
  redirects,
  searchPages,
  searchIndex: searchIndex(startedIndex),
  blockedInScripts,
  verify,
  compress,
})

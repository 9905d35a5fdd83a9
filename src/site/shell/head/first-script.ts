import { googleScript, validMeasurementId } from "../../features/consent/measurement-id"
import { facets, tabParameter } from "../../features/study-filter/parameters"
import { correctPath } from "../../router/correct-path"
import { typeface } from "../../theme/typeface"
import { recordEarlyClicks } from "../../ui/hydration/record-early-clicks"
import { recordTranslations } from "../../ui/hydration/translated-texts"
import { startTheme } from "../header/start-theme"
import { allowOwnScripts } from "./trusted-types"

/**
 * What must run before the first paint. `gatsby/outputs/first-script-text.ts` makes the text of an inline script from it,
 * and the page's policy has its hash.
 */
export const firstScript = (otherScripts: readonly string[]) => {
  allowOwnScripts(otherScripts)
  correctPath()
  startTheme()
  // Browsers otherwise load it at the first layout: the text would move.
  document.fonts?.load(`1em "${typeface} Variable"`).catch(() => {})
  markRoot(document.documentElement.dataset, location.search)
  recordTranslations()
  recordEarlyClicks()
}

/**
 * `data-scripts`: JavaScript runs. `data-filtered`: the URL filters the case studies, so that the whole list is not shown
 * first. `data-fields`: it sets a filter of the panel. `data-searching`: the URL has a search term. `data-outdated`: the
 * page was built before the announcement's last day, which has passed.
 */
const markRoot = (root: DOMStringMap, search: string) => {
  root.scripts = ""
  if (root.announcedUntil && new Date().toISOString().slice(0, 10) > root.announcedUntil) root.outdated = ""
  const sets = (name: string) => RegExp(`[?&]${name}=.`).test(search)
  if (sets("q")) root.searching = ""
  if (facets.some(sets)) root.fields = ""
  if (facets.some(sets) || sets(tabParameter)) root.filtered = ""
}

type Variables = Readonly<Record<string, string | undefined>>

/** Addresses of others' scripts that may run. The policy (`publish/finish/content-security-policy.ts`) names their origins. */
export const otherScripts = (variables: Variables): string[] => {
  const id = validMeasurementId(variables.GATSBY_GA_MEASUREMENT_ID)
  return id ? [googleScript(id)] : []
}

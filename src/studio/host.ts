/** All that the studio's page takes from the site that it edits: its design, and how its pages show texts. */

export { LiveChart } from "../site/shell/develop/live-chart"
export { showUnsavedDocument } from "../site/shell/develop/unsaved-document"
export { waitForPage } from "../site/shell/develop/wait-for-page"
export { contrastRatio, isColor } from "../site/theme/contrast"
export { globalStyles } from "../site/theme/global-styles"
export {
  type Accent,
  accents,
  color,
  duration,
  forcedColors,
  from,
  radius,
  shadow,
  size,
  space,
  typography,
  zIndex,
} from "../site/theme/tokens"
export { ListRow } from "../site/ui/forms/list-box"

/** The address of an icon in the site's sprite. */
export const iconAddress = (name: string) => `/icons.svg#${name}`

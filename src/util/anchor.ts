import * as pageIds from "./page-ids"

/** Ids that follow from those, and ids of menus, footnotes and Gatsby. */
const madeId =
  /^(?:search-(?:dialog|label|error|pages)|work-tab-|menu-.+-panel$|user-content-fn|gatsby-|___gatsby$)/

/** Whether something else than a heading can have an id. */
export const isPageId = (id: string): boolean =>
  Object.values<string>(pageIds).includes(id) || madeId.test(id)

/** The id of a heading that would have one of `isPageId`. */
export const otherId = (id: string): string => `section-${id}`

/** An anchor in composed letters, without what cannot be seen or typed: selectors and joiners of emoji and the like. */
export const plainAnchor = (anchor: string): string => anchor.normalize("NFC").replace(/[\p{DI}\p{Me}]/gu, "")

/** The ids that an anchor can mean, the likeliest first: its plain form, and that of a heading that got another id. */
export const formsOfAnchor = (anchor: string): string[] => {
  const plain = plainAnchor(anchor)
  return [plain, otherId(plain)]
}

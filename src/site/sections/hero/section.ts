import { pageFields } from "../../../content/model/blocks"
import { defineHero } from "../../../content/model/define-section"

/** The hero of collections without one of their own. */
export const hero = defineHero({ reads: { name: pageFields.name, desc: pageFields.desc } })

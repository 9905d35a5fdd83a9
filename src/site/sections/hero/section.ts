import { defineHero, pageFields } from "../../../content/define"

/** The hero of collections without one of their own. */
export const hero = defineHero({ reads: { name: pageFields.name, desc: pageFields.desc } })

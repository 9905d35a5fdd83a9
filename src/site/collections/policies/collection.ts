import { date, defineCollection, defineHero, pageFields, publishingFields } from "../../../content/define"
import { callToAction } from "../../sections/call-to-action/section"

const fields = {
  date: date("Day on which it was written. The page shows it, or the day in `updated`."),
}

export const hero = defineHero({
  reads: { name: pageFields.name, desc: pageFields.desc, ...fields, updated: publishingFields.updated },
})

/** Policies: what the site promises, such as its accessibility statement. */
export const policy = defineCollection({
  type: "Policy",
  label: "policy",
  directory: "policies",
  fields,
  sections: [hero, callToAction],
  sort: { field: "name", order: "ASC" },
  layout: "article",
})

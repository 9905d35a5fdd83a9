import { defineRule } from "../rule"

/** References and links from published documents to drafts. Found with references and links. */
export const unpublished = defineRule({
  id: "unpublished",
  title: "A link or reference to a draft",
  about:
    "A draft has no page in the published site, nor has a document before its `publish` day. Publish it, or leave the link out for now. See [Drafts](#drafts-dates-and-publishing).",
  examples: {
    in: "fields",
    wrong: ["draft: true"],
    right: ["draft: false"],
  },
})

/** @param what `link` or `reference` */
export const notPublished = (name: string, what: string): [message: string, fix: string] => [
  `${name} is not in the published site: it is a draft, or its publish day is in the future`,
  `Publish it, or remove the ${what}`,
]

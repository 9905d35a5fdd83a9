import { defineRule } from "../rule"

/** Documents whose fields do not start or end. */
export const frontmatter = defineRule({
  id: "frontmatter",
  about: "A document starts with its fields (the frontmatter), between two lines of three dashes.",
  examples: {
    in: "files",
    wrong: [
      "insights/old-boats/index.mdx: <Hero />",
      "insights/old-boats/index.mdx: ---\nname: Boats\n\n<Hero />",
    ],
    right: ["insights/old-boats/index.mdx"],
  },
})

/** What is wrong with a document without fields. */
export const missingFrontmatter = (text: string): [message: string, fix: string] => {
  if (!/^\uFEFF?---/.test(text))
    return [
      "the fields at the top are missing",
      "Start the file with three dashes, the fields, and three dashes",
    ]
  return ["the fields at the top do not end", "Write a line of three dashes below the last field"]
}

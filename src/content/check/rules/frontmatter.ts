import { defineRule, type Problem } from "../rule"

/** Documents whose fields do not start or end. */
export const frontmatter = defineRule({
  id: "frontmatter",
  about: "A document starts with its fields (the frontmatter), between two lines of three dashes.",
  examples: {
    in: "files",
    wrong: [
      "insights/old-boats/index.mdx: <Hero />",
      "insights/old-boats/index.mdx: ---\nname: Boats\n\n<Hero />",
      "insights/old-boats/index.mdx: \n---\nname: Boats\n---\n",
    ],
    right: ["insights/old-boats/index.mdx"],
  },
})

/** What is wrong with a document whose fields are not found. */
export const missingFrontmatter = (text: string): Problem =>
  text.startsWith("---\n") || text.startsWith("---\r\n")
    ? ["the fields at the top do not end", "Write a line of three dashes below the last field"]
    : ["the fields at the top are missing", "Start the file with three dashes, the fields, and three dashes"]

import type { Place } from "../diagnostic"
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
      "insights/old-boats/index.mdx: ---\nname: Boats\n——\n\n<Hero />",
    ],
    right: ["insights/old-boats/index.mdx"],
  },
})

/** What is wrong with a document without fields, and where. */
export const missingFrontmatter = (text: string): [place: Place, ...problem: Problem] => {
  const start = "Start the file with three dashes, the fields, and three dashes"
  if (!text.startsWith("---")) return [{}, "the fields at the top are missing", start]
  // Two or four of them, or what a word processor makes of them.
  const index = text.split(/\r?\n/).findIndex((line, at) => at > 0 && /^[-–—]+[ \t]*$/.test(line))
  if (index < 0)
    return [{}, "the fields at the top do not end", "Write a line of three dashes below the last field"]
  const place = { start: { line: index + 1, column: 1 } }
  return [place, "this line does not have exactly three dashes", "Write --- alone on it"]
}

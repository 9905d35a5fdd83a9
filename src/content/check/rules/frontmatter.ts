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
      "insights/old-boats/index.mdx: \n---\nname: Boats\n---\n",
    ],
    right: ["insights/old-boats/index.mdx"],
  },
})

/** What is wrong with a document whose fields are not found, and where. */
export const missingFrontmatter = (text: string): [place: Place, ...problem: Problem] => {
  const lines = text.split(/\r?\n/)
  const isStarted = lines[0] === "---"
  const index = lines.findIndex((line) => /^\s*---/.test(line) && line !== lines[0])
  const place = { start: { line: index + 1, column: 1 } }
  if (isStarted)
    return index < 0
      ? [{}, "the fields at the top do not end", "Write a line of three dashes below the last field"]
      : [place, "this line does not have exactly three dashes", "Write --- alone on it"]
  return lines[0]?.trim() || index < 0
    ? [
        {},
        "the fields at the top are missing",
        "Start the file with three dashes, the fields, and three dashes",
      ]
    : [place, "the file does not start with these dashes", "Remove what is before them"]
}

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
  const placeOf = (index: number) => ({ start: { line: index + 1, column: 1 } })
  const first = lines.findIndex((line) => line.trim() !== "")
  if (lines[first]?.trim() !== "---") {
    const fix = "Start the file with three dashes, the fields, and three dashes"
    return [{}, "the fields at the top are missing", fix]
  }
  if (lines[0] !== "---")
    return [placeOf(first), "the file does not start with these dashes", "Remove what is before them"]
  const index = lines.findIndex((line, at) => at > 0 && /^\s*---/.test(line))
  return index < 0
    ? [{}, "the fields at the top do not end", "Write a line of three dashes below the last field"]
    : [placeOf(index), "this line does not have exactly three dashes", "Write --- alone on it"]
}

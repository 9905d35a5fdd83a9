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
      "insights/old-boats/index.mdx: ---\nname: Boats\n-[--\n\n<Hero />",
    ],
    right: ["insights/old-boats/index.mdx"],
  },
})

/** What is wrong with a document without fields, and where. */
export const missingFrontmatter = (text: string): [place: Place, ...problem: Problem] => {
  const start = "Start the file with three dashes, the fields, and three dashes"
  const lines = text.split(/\r?\n/)
  const first = lines.findIndex((line) => line.trim() !== "")
  const placeOf = (line: number): Place => ({ start: { line: line + 1, column: 1 } })
  const opening = lines[first]?.trim() ?? ""
  if (!/^(?:[-–—_*+=]+$|---)/.test(opening)) return [{}, "the fields at the top are missing", start]
  if (opening !== "---") return [placeOf(first), notThreeDashes, "Write --- alone on it"]
  if (first > 0 || lines[0]?.startsWith("---") === false)
    return [placeOf(first), "the file does not start with these dashes", "Remove what is before them"]
  // Two or four of them, or what a word processor makes of them.
  const index = lines.findIndex((line, at) => at > 0 && almostDashes.test(line))
  if (index < 0)
    return [{}, "the fields at the top do not end", "Write a line of three dashes below the last field"]
  return [placeOf(index), notThreeDashes, "Write --- alone on it"]
}

const notThreeDashes = "this line does not have exactly three dashes"

const almostDashes = /^[ \t]*(?:[-–—_*+=]+[ \t]*$|---[ \t]+#|(?=(?:.{0,4}-){3}.{0,4}$)(?!- )\S{4,7}$)/

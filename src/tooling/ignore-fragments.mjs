/** For knip: do not report exported GraphQL fragments, which Gatsby reads. */
import { readFileSync } from "node:fs"

/** @param {import("knip").ReporterOptions} options */
export default function ignoreFragments(options) {
  for (const [file, exports] of Object.entries(options.issues.exports))
    for (const [key, { filePath, line = 1 }] of Object.entries(exports))
      if (readFileSync(filePath, "utf8").split("\n")[line - 1]?.includes("= graphql`")) {
        delete options.issues.exports[file]?.[key]
        options.counters.exports -= 1
      }
  return options
}

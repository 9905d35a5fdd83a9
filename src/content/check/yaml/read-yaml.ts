import { parseDocument } from "yaml"
import type { Report } from "../diagnostic"
import { positionsIn } from "../position"
import { withoutByteOrderMark } from "../read-text"
import { isExcessive, isTooLarge } from "../rules/yaml-limits"
import { explainYamlError } from "./explain-yaml-error"
import { type Locate, locator } from "./locate"
import { readNodes } from "./read-nodes"

interface Yaml {
  /** Undefined if there is no text, or it cannot be read. */
  data: unknown
  locate: Locate
  /** Lines with errors of the syntax. */
  errorLines: ReadonlySet<number>
}

/** Read YAML: its values, and the places where they are. The first error of a text that cannot be read is reported. */
export const readYaml = (source: string, report: Report = () => {}): Yaml => {
  const text = withoutByteOrderMark(source).replace(/\r\n?/g, "\n")
  const errorLines = new Set<number>()
  const add: Report = (rule, place, ...problem) => {
    errorLines.add(place.start?.line ?? 1)
    report(rule, place, ...problem)
  }
  const document = parseDocument(isTooLarge(text, add) ? "" : text, options)
  const positionAt = positionsIn(text)
  const locate = locator(document.contents, positionAt)
  // The first error can cause those below it.
  const [first] = document.errors.sort((a, b) => a.pos[0] - b.pos[0])
  if (first) {
    const [rule, index, problem] = explainYamlError(first, text, document)
    add(rule, { start: positionAt(index) }, ...problem)
    return { data: undefined, locate, errorLines }
  }
  const data = readNodes(document, text, (rule, index, problem) =>
    add(rule, { start: positionAt(index) }, ...problem),
  )
  return { data: isExcessive(data, locate, add) ? undefined : data, locate, errorLines }
}

/** `readNodes` reads the values and finds names that are written twice. */
const options = { schema: "failsafe", uniqueKeys: false, prettyErrors: false, logLevel: "error" } as const

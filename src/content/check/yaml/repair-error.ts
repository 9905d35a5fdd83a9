import type { YamlError } from "./explain-yaml-error"

/** Change a line with an error so that it can be parsed, and the fields around it stay what they are. */
export const repairError = (lines: string[], { start, repair }: YamlError) => {
  const index = start.line - 1
  const line = lines[index] ?? ""
  if (repair === "indent next line") indentLike(lines, index + 1, index)
  else if (repair === "indent line") indentLike(lines, index, index - 1)
  else lines[index] = repair === "replace tabs" ? line.replaceAll("\t", " ") : quotedValue(line)
}

/** Give a line the indentation of another one. */
function indentLike(lines: string[], index: number, model: number) {
  const indent = /^[ ]*(?:- )?/.exec(lines[model] ?? "")?.[0].replace("-", " ") ?? ""
  if (lines[index] !== undefined) lines[index] = indent + lines[index].trimStart()
}

/** The line with its value in quotes; a line that is not a field becomes one. */
function quotedValue(line: string) {
  const [, head = "", key, value = ""] = /^(\s*(?:- +)*)(?:([A-Za-z_][\w-]*):)?\s*(.*?)\s*$/.exec(line) ?? []
  if (!value) return line.trimEnd()
  if (/^"(?:[^"\\]|\\.)*"$/.test(value)) return line.replace(value, () => JSON.stringify(value.slice(1, -1)))
  if (key) return `${head}${key}: ${JSON.stringify(value)}`
  if (head.includes("-")) return head + JSON.stringify(value)
  const [, word, rest = ""] = /^([A-Za-z_][\w-]*)\s*(.*)$/.exec(value) ?? []
  return word ? `${head}${word}: ${JSON.stringify(rest)}` : `${head}# ${value}`
}

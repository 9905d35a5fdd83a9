/** Write one field of a GraphQL type, with a docstring if it has a description. */
export function field(name: string, type: string, description: string) {
  return `${description ? `${docstring(description)}\n  ` : ""}${name}: ${type}`
}

function docstring(text: string) {
  return `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`
}

/** Write a GraphQL type with its fields. */
export function block(description: string, head: string, lines: string[]) {
  return `${description ? `${docstring(description)}\n` : ""}${head} {\n${lines.map((line) => `  ${line}`).join("\n")}\n}`
}

/** A value as an editor would write it in frontmatter or in a data file. */
export const toYaml = (value: unknown): string => lines(value).join("\n")

function lines(value: unknown): string[] {
  if (Array.isArray(value)) return value.every(isPlain) ? [flow(value)] : value.flatMap(item)
  if (isRecord(value))
    return Object.entries(value).flatMap(([key, one]) => (one == null ? [] : field(key, one)))
  return [scalar(value)]
}

function field(key: string, value: unknown): string[] {
  const [first = "", ...rest] = lines(value)
  const inOneLine = !isRecord(value) && !(Array.isArray(value) && !value.every(isPlain))
  return inOneLine ? [`${key}: ${first}`] : [`${key}:`, ...[first, ...rest].map(indented)]
}

function item(value: unknown): string[] {
  const [first = "", ...rest] = lines(value)
  return [`- ${first}`, ...rest.map(indented)]
}

const indented = (line: string) => `  ${line}`
const flow = (values: readonly unknown[]) => `[${values.map(scalar).join(", ")}]`
const isPlain = (value: unknown) => typeof value !== "object" || value === null
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Quoted where YAML would read something else than the text. */
const scalar = (value: unknown) =>
  typeof value === "string" && !/^[A-Za-z][\w .;/%+()!?’–-]*$|^\.\/[\w./-]+$/.test(value)
    ? JSON.stringify(value)
    : String(value)

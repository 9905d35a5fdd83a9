import yaml from "js-yaml"

/**
 * A number that an editor did not write: YAML reads `12:30` as 750, `010` as 8, `1.10` as 1.1. It replaces the value in
 * the parsed data and fails every schema.
 */
export class SurprisingValue {
  constructor(
    /** As written. */
    readonly raw: string,
    /** As YAML reads it. */
    readonly becomes: unknown,
  ) {}

  /** It can be the name of a field; js-yaml replaces names that are plain objects. */
  toString() {
    return this.raw
  }

  get [Symbol.toStringTag]() {
    return "SurprisingValue"
  }
}

/**
 * Read YAML as Gatsby does (js-yaml 3), but keep dates as text, and make a `SurprisingValue` of numbers that are not
 * spelt in the usual way.
 * @throws YAMLException with `mark` (zero-based line and column) if the syntax is wrong.
 */
export const readYaml = (text: string): unknown => yaml.safeLoad(text, { schema })

const scalar = (tag: string, base: yaml.Type, construct: (raw: string) => unknown) =>
  new yaml.Type(tag, { kind: "scalar", resolve: base.resolve, construct })

const builtIn = (tag: string) => {
  const schema = yaml.DEFAULT_SAFE_SCHEMA as unknown as { compiledImplicit: (yaml.Type & { tag: string })[] }
  const type = schema.compiledImplicit.find((candidate) => candidate.tag === `tag:yaml.org,2002:${tag}`)
  if (!type) throw new Error(`js-yaml has no type ${tag}`)
  return type
}

const number = (tag: "int" | "float") => {
  const base = builtIn(tag)
  return scalar(`tag:yaml.org,2002:${tag}`, base, (raw) => {
    const value = base.construct(raw)
    return String(value) === raw ? value : new SurprisingValue(raw, value)
  })
}

const schema = new yaml.Schema({
  include: [yaml.DEFAULT_SAFE_SCHEMA],
  implicit: [
    scalar("tag:yaml.org,2002:timestamp", builtIn("timestamp"), (raw) => raw),
    number("int"),
    number("float"),
  ],
})

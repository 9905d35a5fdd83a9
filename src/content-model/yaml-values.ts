import yaml from "js-yaml"

/**
 * A scalar that YAML reads as something an editor did not write: `12:30` is the number 750, `010` is 8, `1.10` is 1.1.
 * It stands in the parsed data in the value's place and fails every schema, with its own explanation.
 */
export class SurprisingValue {
  constructor(
    /** As written. */
    readonly raw: string,
    /** As YAML reads it. */
    readonly becomes: unknown,
  ) {}
}

/**
 * Reads YAML the way Gatsby does (js-yaml 3), except that dates stay the text that was written, and numbers whose text
 * is not their usual spelling become a `SurprisingValue`.
 * @throws YAMLException with `mark` (zero-based line and column) where the syntax is wrong.
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

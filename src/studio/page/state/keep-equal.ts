type Data = Record<PropertyKey, unknown>

/** The value, in which all objects and lists that equal those of an earlier value are the earlier ones. */
export const keepEqual = (old: unknown, value: unknown): unknown => {
  if (!isData(old) || !isData(value) || Array.isArray(old) !== Array.isArray(value)) return value
  const names = Object.keys(value)
  for (const name of names) value[name] = keepEqual(old[name], value[name])
  const isEqual = names.length === Object.keys(old).length && names.every((name) => value[name] === old[name])
  return isEqual ? old : value
}

const isData = (value: unknown): value is Data => typeof value === "object" && value !== null

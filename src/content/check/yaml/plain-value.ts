/**
 * A number that an editor did not write: YAML 1.1 reads `12:30` as 750, `010` as 8, `1.10` as 1.1. It replaces the value
 * in the parsed data and fails every schema.
 */
export class SurprisingValue {
  constructor(
    /** As written. */
    readonly raw: string,
    /** As YAML reads it. */
    readonly becomes: number,
  ) {}
}

/** The value of a text without quotes. Dates are text. Numbers that are not spelt in the usual way are surprising. */
export const plainValue = (raw: string): unknown => {
  if (/^(?:~|null|Null|NULL|)$/.test(raw)) return null
  if (/^(?:true|True|TRUE|false|False|FALSE)$/.test(raw)) return /^t/i.test(raw)
  if (raw.endsWith("_") || !numbers.some((number) => number.test(raw))) return raw
  const value = numberOf(raw)
  return String(value) === raw ? value : new SurprisingValue(raw, value)
}

/** Numbers of YAML 1.1. */
const numbers = [
  /^[-+]?0(?:b[01_]+|x[\da-fA-F_]+|[0-7_]+)$/,
  /^[-+]?(?:0|[1-9][\d_]*)(?:\.[\d_]*)?(?:[eE][-+]?\d+)?$/,
  /^\.[\d_]+(?:[eE][-+]?\d+)?$/,
  // Hours, minutes and seconds.
  /^[-+]?[1-9][\d_]*(?::[0-5]?\d)+$/,
  /^[-+]?\d[\d_]*(?::[0-5]?\d)+\.[\d_]*$/,
  /^[-+]?\.(?:inf|Inf|INF)$/,
  /^\.(?:nan|NaN|NAN)$/,
]

function numberOf(raw: string) {
  const digits = raw.replace(/^[-+]|_/g, "").replace(/^0(?=\d+$)/, "0o")
  const value = /inf$/i.test(digits)
    ? Number.POSITIVE_INFINITY
    : digits.split(":").reduce((total, part) => total * 60 + Number(part), 0)
  // Not −0.
  return raw.startsWith("-") ? 0 - value : value
}

import { formatNumber } from "./format-number"
import { countedHeading, countInWords } from "./words"

/** Write a count with its noun, in one of the two forms. */
export type Counted = (one: string, many: string) => string

/** A count in figures with its noun: "1,204 results". */
export const inFigures =
  (count: number): Counted =>
  (one, many) =>
    `${formatNumber(count)} ${count === 1 ? one : many}`

/**
 * Replace names in braces by their values: "Step {step} of {steps}". `{result|results}` becomes what `counted` returns
 * for the two forms of a noun.
 */
export const fillText = (
  text: string,
  values: Readonly<Record<string, string | number>>,
  counted?: Counted,
): string => fillParts(text, values, counted).join("")

/** Fill in a number in words: "We know {count}", and at the start "{step|steps}, no black box". */
export const fillCount = (text: string, count: number): string =>
  fillText(text, { count: countInWords(count) }, (one, many) => countedHeading(count, one, many))

/** The parts of a text whose values may be elements, such as links. */
export const fillParts = <Value>(
  text: string,
  values: Readonly<Record<string, Value>>,
  counted?: Counted,
): (string | Value)[] =>
  text
    .split(/(\{[^{}]*\})/)
    .filter((part) => part !== "")
    .map((part) => {
      const [, name = "", many] = /^\{([^|]+)(?:\|([^|]+))?\}$/.exec(part) ?? []
      if (many) return counted?.(name, many) ?? part
      return Object.hasOwn(values, name) ? (values[name] as Value) : part
    })

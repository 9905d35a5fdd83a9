import { countInWords } from "../../../src/lib/count-in-words"

/** How a number below thirty may be written: 22, or twenty-two. */
export const written = (value: number): RegExp => {
  const words = value > 20 ? `${countInWords(20)}-${countInWords(value - 20)}` : countInWords(value)
  return new RegExp(`\\b(${value}|${words})\\b`, "i")
}

export const dollars = (value: number): string => `$${value.toLocaleString("en-GB")}`

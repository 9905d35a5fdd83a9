const inWords = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
  "seventeen",
  "eighteen",
  "nineteen",
]

/** How a number below thirty may be written: 22, or twenty-two. */
export const written = (value: number): RegExp => {
  const ones = value % 10
  const words = inWords[value] ?? `twenty${ones ? `-${inWords[ones]}` : ""}`
  return new RegExp(`\\b(${value}|${words})\\b`, "i")
}

export const dollars = (value: number): string => `$${value.toLocaleString("en-GB")}`

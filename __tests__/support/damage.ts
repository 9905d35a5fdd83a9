/** Characters with a meaning in YAML, Markdown or MDX, and characters that often cause bugs. */
const tokens = [
  ..."{}<>[]()#*_`'\"|>&!%@:-~^?\\\t\r\n\0\uFEFF\uFFFD\u2028\u200B\u202E\xAD“”",
  "---\n",
  "\n---\n",
  "</",
  "/>",
  "<Hero",
  "<Hero />",
  "<!--",
  "-->",
  "{/*",
  "![](",
  "](%)",
  "import ",
  "export ",
  "\n\n# ",
  ": ",
  " #",
  " # ",
  "\n\t",
  "\n? ",
  "&amp;",
  "&#0;",
  "[^1]: ",
  "<b>",
  "**",
  "<constructor />",
  "__proto__: 1\n",
  "<<: *a\n",
  "&a ",
  "*a ",
  "- - - ",
  "[".repeat(300),
  "😀",
  "\ud800",
  "12:30",
]

/** A random number generator with a seed (mulberry32), so that failures can be reproduced. */
export const randomFrom = (seed: number) => {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * below)
  }
}

/** The text with one to four parts removed, replaced or added. */
export const damaged = (text: string, random: (below: number) => number) => {
  let result = text
  for (let count = 1 + random(4); count > 0; count -= 1) {
    const at = random(result.length + 1)
    const length = random(3) === 0 ? random(400) : random(6)
    const token = random(2) === 0 ? (tokens[random(tokens.length)] ?? "") : ""
    result = result.slice(0, at) + token + result.slice(at + length)
  }
  return result
}

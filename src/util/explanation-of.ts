/** What is wrong, and what to do. */
export const sentencesOf = ({ message, fix }: Record<"message" | "fix", string>) =>
  `${message}. ${fix}${/[?.]$/.test(fix) ? "" : "."}`

/** The same, and where the guide explains it. */
export const explanationOf = ({ rule, ...problem }: Record<"message" | "fix" | "rule", string>) =>
  `${sentencesOf(problem)} [${rule}] content/RULES.md#${rule}`

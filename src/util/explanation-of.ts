/** What is wrong with content, what to do, and where the guide explains it. */
export const explanationOf = ({ message, fix, rule }: Record<"message" | "fix" | "rule", string>) =>
  `${message}. ${fix}${/[?.]$/.test(fix) ? "" : "."} [${rule}] content/RULES.md#${rule}`

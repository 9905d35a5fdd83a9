/** A Markdown table; columns of numbers alone are aligned to the right. */
export const markdownTable = (
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string => {
  const rule = head.map((_, column) =>
    rows.every((row) => /^[\d.,–]+/.test(String(row[column]))) ? "---:" : "---",
  )
  return [head, rule, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n")
}

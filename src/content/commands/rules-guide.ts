import type { Rule } from "../check/rule"
import { rules } from "../check/rules"
import { codeOf } from "../check/rules/control-character"

/** A section for each rule of content-check, for the editors' guide. */
export const rulesGuide = (): string => rules.map(entry).join("\n\n")

const entry = ({ id, about, severity, examples }: Rule) =>
  [
    `### ${id}`,
    "",
    `${about}${severity ? " This is a warning." : ""}`,
    "",
    `- Not: ${examples.wrong.map(inline).join(" · ")}`,
    `- But: ${examples.right.map(inline).join(" · ")}`,
  ].join("\n")

/** An example as inline code, with a sign for line breaks, and with the codes of invisible characters. */
const inline = (example: string) => {
  const text = example.replace(/\n/g, "⏎").replace(/[\p{Cc}\p{Cf}\u00A0]/gu, codeOf)
  return text.includes("`") ? `\`\` ${text} \`\`` : `\`${text}\``
}

import { callOutKinds } from "../../content-model/call-out-kinds"
import { callOutNotation } from "../../mdx/call-outs"
import { textOf } from "../../mdx/titles"
import { defineRule } from "../rule"
import { didYouMean } from "../suggestion"

/** Call-outs that are not written exactly. */
export const callOut = defineRule({
  id: "call-out",
  about: `Call-outs are ${callOutKinds.join(", ")}. \`:::note[Title]\` and \`:::\` are on lines of their own.`,
  examples: {
    in: "body",
    wrong: [":::warning\nHot.\n:::", ":::note\nIt is open.", "> [!INFO]\n> Hot."],
    right: [":::note[Tea]\nHot.\n:::", "> [!NOTE]\n> Hot."],
  },
  node({ node }, { text }) {
    if (node.type === "paragraph" && /^:::/.test(textOf(node)))
      return [
        "is not read as a call-out",
        "Write :::note[Title] on a line of its own, then the text, then ::: on a line of its own",
      ]
    // Those that are valid are elements by now.
    const { kind = "", problem } = callOutNotation(node, text) ?? {}
    if (!kind) return undefined
    if (!callOutKinds.includes(kind as never))
      return [
        `there is no call-out "${kind}"`,
        didYouMean(otherNames[kind] ?? kind, callOutKinds, `There are: ${callOutKinds.join(", ")}`),
      ]
    if (problem === "attributes")
      return ["this call-out cannot have anything in braces", `Write :::${kind}[Title]`]
    return problem === "title"
      ? ["the title of this call-out is not plain text", "Write it without marks, and the text below it"]
      : ["this call-out is not closed", "Write ::: on a line of its own after its text"]
  },
})

/** What other sites call them. */
const otherNames: Record<string, string> = {
  info: "note",
  important: "note",
  hint: "tip",
  success: "tip",
  warning: "caution",
  error: "danger",
}

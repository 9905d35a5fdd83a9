import { callOutNotation } from "../../compile/call-outs"
import { textOf } from "../../compile/titles"
import { callOutKinds } from "../../model/call-out-kinds"
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
    // Those that are valid are elements by now.
    const { kind, isClosed } = callOutNotation(node, text) ?? {}
    if (kind && !callOutKinds.includes(kind as never)) {
      const meant = Object.hasOwn(otherNames, kind) ? otherNames[kind] : undefined
      const known = `There are: ${callOutKinds.join(", ")}`
      return [`there is no call-out "${kind}"`, didYouMean(meant ?? kind, callOutKinds, known)]
    }
    if (!kind && !(node.type === "paragraph" && /^:::/.test(textOf(node)))) return undefined
    if (isClosed === false)
      return ["this call-out is not closed", "Write ::: on a line of its own below its text"]
    const lines =
      node.type === "blockquote"
        ? "[!NOTE] with a title in plain text, and the text"
        : ":::note[Title], the text, and :::"
    return ["is not read as a call-out", `Write on lines of their own: ${lines}`]
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

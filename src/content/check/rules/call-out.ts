import type { Nodes } from "mdast"
import { callOutNotation } from "../../compile/call-outs"
import { textOf } from "../../compile/titles"
import { callOutKinds } from "../../model/call-out-kinds"
import { at, nameOf } from "../body/body"
import { defineRule, type Problem } from "../rule"
import { didYouMean } from "../suggestion"
import { endsInOpenCode } from "./code-block"

/** Call-outs that are not written exactly. */
export const callOut = defineRule({
  id: "call-out",
  about: `Call-outs are ${callOutKinds.join(", ")}. \`:::note[Title]\` and \`:::\` are on lines of their own.`,
  examples: {
    in: "body",
    wrong: [":::warning\nHot.\n:::", ":::note\nIt is open.", "> [!INFO]\n> Hot."],
    right: [":::note[Tea]\nHot.\n:::", "> [!NOTE]\n> Hot.", "::::note\n:::tip\nHot.\n:::\n::::"],
  },
  body({ nodes, text }, report) {
    const colonsOf = ({ position }: Nodes) => /^:{3,}/.exec(text.slice(position?.start.offset))?.[0] ?? ""
    // Lines ::: that are left over, because those above have ended the call-outs around theirs.
    let rest = 0
    for (const { node, parent } of nodes) {
      const isUnclosed = callOutNotation(node, text)?.isClosed === false
      const [inner, outer] = isUnclosed ? [colonsOf(node), colonsOf(parent)] : ["", ""]
      const problem = problemOf(node, text)
      if (outer && outer.length <= inner.length) {
        const fix = `Write more colons where it starts and where it ends: ${inner}:`
        if (callOutNotation(parent, text)?.isClosed !== false)
          report(callOut, at(parent, outer), "a call-out inside it has as many colons", fix)
        rest += 1
      } else if (rest > 0 && node.type === "paragraph" && /^:{3,}[ \t]*$/m.test(textOf(node))) rest -= 1
      else if (problem && !(isUnclosed && endsInOpenCode(node, text)))
        report(callOut, at(node, nameOf(node, text)), ...problem)
    }
  },
})

/** What is wrong with a call-out by itself. Those that are valid are elements by now. */
function problemOf(node: Nodes, text: string): Problem | undefined {
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
}

/** What other sites call them. */
const otherNames: Record<string, string> = {
  info: "note",
  important: "note",
  hint: "tip",
  success: "tip",
  warning: "caution",
  error: "danger",
}

import type { Parents } from "mdast"
import { codeNameOf } from "../../model/code-name"
import { nodesOf, shortened } from "../body/body"
import { positionsIn } from "../position"
import { defineRule } from "../rule"

/** Names of code with signs that are read as marks of Markdown and not shown. */
export const codeName = defineRule({
  id: "code-name",
  about:
    "Names of code are in backticks: Markdown takes `*`, `_` and `~` in them for marks and does not show them.",
  severity: "warning",
  examples: {
    in: "body",
    wrong: [
      "Open __init__.py.",
      "It has 1920*1080*60 pixels.",
      "Look in docs/**/x/** first.",
      "From HEAD~1 to HEAD~3.",
    ],
    right: [
      "Open `__init__.py`.",
      "**Note**: it is un*believ*able, 2 * 3 * 4.",
      "It is ~old~ _new_, *so/so*, **.NET**.",
    ],
  },
  body(body, report) {
    const positionAt = positionsIn(body.text)
    let reported = 0
    for (const { node, parent } of nodesOf(body, "emphasis", "strong", "delete")) {
      const name = codeNameOf(node, parent as Parents, body.text)
      if (!name || name.from < reported) continue
      reported = name.to
      const found = body.text.slice(name.from, name.to)
      const [word = ""] = found.split(/\s/)
      const sign = body.text[node.position?.start.offset ?? 0] ?? ""
      const place = { start: positionAt(name.from), end: positionAt(name.to), field: shortened(found) }
      const message = `each ${sign} is read as a mark of Markdown here, and not shown`
      const fix = `Put a name of code in backticks: \`${shortened(word)}\`; write \\${sign} if it is no code`
      const isCertain = word === found && sign !== "~" && !/^\*|[`\\]/.test(word)
      report(codeName, place, message, fix, isCertain ? `\`${word}\`` : undefined)
    }
  },
})

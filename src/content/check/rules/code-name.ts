import { codeAround } from "../../model/code-name"
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
      const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0]
      const siblings = "children" in parent ? parent.children : []
      const limit = siblings[0]?.position?.start.offset ?? start
      const text = body.text.slice(limit, siblings.at(-1)?.position?.end.offset)
      const [from = 0, to = 0] = codeAround(text, start - limit, end - limit) ?? []
      if (to === 0 || limit + from < reported) continue
      reported = limit + to
      const found = text.slice(from, to)
      const [name = ""] = found.split(/\s/)
      const sign = body.text[start] ?? ""
      const place = { start: positionAt(limit + from), end: positionAt(reported), field: shortened(found) }
      const fix = `Put a name of code in backticks: \`${shortened(name)}\`; write \\${sign} if it is no code`
      const isCertain = name === found && sign !== "~" && !/^\*|[`\\]/.test(name)
      report(
        codeName,
        place,
        `each ${sign} is read as a mark of Markdown here, and not shown`,
        fix,
        isCertain ? `\`${name}\`` : undefined,
      )
    }
  },
})

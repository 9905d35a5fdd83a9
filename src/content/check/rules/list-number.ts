import { at, nodesOf } from "../body/body"
import { defineRule } from "../rule"

/** Entries of a numbered list that are shown with another number. */
export const listNumber = defineRule({
  id: "list-number",
  about: "A list counts on from the number of its first entry, whatever the other entries say.",
  examples: {
    in: "body",
    wrong: ["5. Tea\n7. Milk", "3. Tea\n2. Milk\n1. Sugar"],
    right: ["5. Tea\n6. Milk", "1. Tea\n1. Milk\n1. Sugar"],
  },
  body(body, report) {
    for (const { node: list } of nodesOf(body, "list")) {
      const { ordered, children, start: first } = list
      if (!ordered || typeof first !== "number") continue
      const numbers = children.map(({ position }) =>
        Number.parseInt(body.text.slice(position?.start.offset), 10),
      )
      const wrong = numbers.findIndex((number, index) => number !== first + index)
      const entry = children[wrong]
      if (!entry || numbers.every((number) => number === first)) continue
      const last = first + children.length - 1
      const fix = `Number the entries ${first} to ${last}, or write a line of text before this one`
      report(listNumber, at(entry, `${numbers[wrong]}.`), `is shown as ${first + wrong}`, fix)
    }
  },
})

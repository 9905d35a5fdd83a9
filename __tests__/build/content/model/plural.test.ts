import { defineCollection } from "../../../../src/content/model/define-collection"

it.each([
  ["case study", "case studies"],
  ["survey", "surveys"],
  ["event", "events"],
  ["press release", "press releases"],
  ["glass", "glasses"],
  ["box", "boxes"],
  ["pitch", "pitches"],
])("the plural of %s is %s", (label, plural) => {
  const sort = { field: "name", order: "ASC" } as const
  expect(defineCollection({ type: "One", label, directory: "", fields: {}, sections: [], sort }).plural).toBe(
    plural,
  )
})

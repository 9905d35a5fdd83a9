import { defineRule, type Problem } from "../rule"

/** Tabs and special spaces around the names of fields. */
export const invisibleSpace = defineRule({
  id: "invisible-space",
  about: "Tabs, no-break spaces and invisible characters look like spaces but are none.",
  examples: {
    in: "fields",
    wrong: ["country:\u00A0Portugal", "country:\u202FPortugal"],
    right: ["country: Portugal"],
  },
})

/** A tab between a dash and a field. */
export const aTab: Problem = ["this is a tab", "Indent with spaces, two for each step"]

export const deleteSpace = "Delete it, and type a space if one is needed"

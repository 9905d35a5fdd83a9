import { defineRule } from "../rule"

/** Files that cannot be opened, or are not saved as UTF-8. */
export const unreadableFile = defineRule({
  id: "unreadable-file",
  about: "Text files are saved as UTF-8 with LF or CRLF line endings.",
  examples: {
    in: "fields",
    wrong: [
      "country: Port\uFFFDgal",
      "country: Portugal\rdraft: false",
      "<<<<<<< HEAD\ncountry: A\n=======\ncountry: B\n>>>>>>> main",
    ],
    right: ["country: Pörtugal"],
  },
})

/** What is wrong with a file that cannot be opened. @param code of the error, e.g. EACCES */
export const cannotOpen = (code: string): [message: string, fix: string] =>
  code === "EISDIR"
    ? ["is a folder, and a file of this name is needed", "Rename the folder"]
    : [`cannot be read (${code})`, "Check its permissions"]

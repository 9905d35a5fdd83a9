import type { Report } from "../diagnostic"
import type { TextReader } from "../read-text"
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

/** The text of a file. Undefined if there is none, or if it cannot be opened, which is reported. */
export const openText = async (read: TextReader, file: string, report: Report) => {
  const text = await read(file)
  if (typeof text === "string") return text
  if (text.code === "EISDIR")
    report(unreadableFile, {}, "is a folder, and a file of this name is needed", "Rename the folder")
  else if (text.code !== "ENOENT")
    report(unreadableFile, {}, `cannot be read (${text.code})`, "Check its permissions")
  return undefined
}

import type { ContentEntry } from "../content-entry"
import { defineRule, type Problem } from "../rule"

/** Links and devices below content/ and static/. What they lead to would be published. */
export const regularFile = defineRule({
  id: "regular-file",
  about:
    "Below content/ and static/ are files and folders only: no symbolic links. Until then, nothing is read.",
  examples: {
    in: "files",
    wrong: ["technologies/go/answers.txt: link to ../../../answers.txt", "services: link to /srv/services"],
    right: ["data/.gitkeep: "],
  },
})

/** What is wrong with an entry that is neither a file nor a folder. */
export const irregularity = ({ name, kind }: Pick<ContentEntry, "name" | "kind">): Problem | undefined => {
  // Emacs locks a file by a link of this name, which nothing reads.
  if (kind === "file" || kind === "folder" || name.startsWith(".#")) return undefined
  return kind === "link"
    ? ["is a symbolic link", "Put the file or folder itself here"]
    : ["is neither a file nor a folder", "Remove it"]
}

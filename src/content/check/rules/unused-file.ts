import { slugify } from "../../../util/slugify"
import { isBackup, isData, isGuide, isImage, snippetName } from "../content-entry"
import { defineRule, type Problem } from "../rule"
import { filePlace } from "./file-place"

/** Files that nothing reads. Documents and data files in the wrong place are errors: `file-place`. */
export const unusedFile = defineRule({
  id: "unused-file",
  about: "Backups, notes and unused pictures are not published. Remove what you do not need.",
  severity: "warning",
  examples: {
    in: "files",
    wrong: ["technologies/go/index.mdx.bak: old"],
    right: ["data/.gitkeep: ", "insights/hard-copy/index.mdx", "snippets/hard-copy.mdx: Tea."],
  },
  file(entry, model) {
    const { name, kind, file, neighbours } = entry
    const [, top = "", ...inside] = file.split("/")
    if (tolerated.includes(name.toLowerCase()) || snippetName(file) || isGuide(file)) return undefined
    if (isBackup(entry)) return ["is a backup or lock file and is not read", "Remove it"]
    if (kind === "folder" || filePlace.file?.(entry, model)) return undefined
    if (inside.length === 0) return ["is not read here", "Move it to the folder of a document, or remove it"]
    if (top === "data") return isImage(name) || isData(name) ? undefined : notRead
    if (top === "snippets") return notSnippet(name)
    if (!model.collections.some(({ directory }) => directory === top)) return undefined
    if (inside.length === 1) return ["belongs to no document", "Move it to the folder of one"]
    if (inside.length === 2 && /^index\.(mdx?|markdown|txt)$/i.test(name))
      return name !== "index.mdx" && neighbours.includes("index.mdx") ? notRead : undefined
    if (/\.mdx$/i.test(name)) return undefined
    return isImage(name) ? ["is not used by this folder's document", "Use it, or remove it"] : notRead
  },
})

const notSnippet = (name: string): Problem => {
  const better = /\.mdx?$/i.test(name) ? slugify(name.replace(/\.\w+$/, "")) : ""
  return ["is not read", `Rename it to ${better || "estimate-note"}.mdx: small letters, digits and hyphens`]
}

const notRead: Problem = ["is not read", "Remove it"]

/** Files of operating systems and of Git. */
const tolerated = ".ds_store thumbs.db desktop.ini .gitkeep .gitignore .gitattributes".split(" ")

/** Unsaved texts, which the browser keeps for each tab. Those of closed tabs are offered when their file is opened. */
import { parseObject, readStorage, removeStorage, storageKeys, writeStorage } from "../../../util/storage"
import { noteKept } from "../store/kept-texts"

interface Draft {
  text: string
  /** Of the file that it was made from. */
  version: string
  /** What the file had; unknown if the user must compare both texts. */
  base?: string | undefined
}

const prefix = "studio:"
const tabKey = "studio-tab"

/** The name of this tab. Only a reload keeps it: a copy of the tab, which has the same storage, gets another. */
const tab = readStorage("sessionStorage", tabKey) ?? Math.random().toString(36).slice(2)
removeStorage("sessionStorage", tabKey)
addEventListener("pagehide", () => writeStorage("sessionStorage", tabKey, tab))

// Locked until the tab is closed. Browsers have locks only on localhost and with https.
if ("locks" in navigator) void navigator.locks.request(prefix + tab, () => new Promise(() => {}))

/** The drafts of a file, or of all: that of this tab, then the newest. */
const draftsOf = (only?: string) =>
  storageKeys("localStorage", prefix)
    .flatMap((key) => {
      // The keys of earlier versions of the studio end with the file.
      const [, file = "", owner = ""] = /^studio:(.*\.(?:mdx|yaml))(?:#(\w+))?$/.exec(key) ?? []
      const { text, version, base, time } = parseObject(readStorage("localStorage", key))
      if (typeof text !== "string" || (only !== undefined && file !== only)) return []
      const draft = { text, version: String(version), base: typeof base === "string" ? base : undefined }
      return [
        { key, file, owner, draft, order: owner === tab ? Number.POSITIVE_INFINITY : Number(time ?? 0) },
      ]
    })
    .sort((a, b) => b.order - a.order)

const keyOf = (file: string) => `${prefix}${file}#${tab}`

/** Keep the unsaved text of a file. Return false if the browser's storage is full or blocked. */
export const keepDraft = (file: string, draft: Draft): boolean => {
  const isKept = writeStorage("localStorage", keyOf(file), JSON.stringify({ ...draft, time: Date.now() }))
  noteKept(file, isKept)
  return isKept
}

/** Forget what this tab has kept. */
export const removeDraft = (file: string): void => {
  removeStorage("localStorage", keyOf(file))
  noteKept(file, true)
}

/** The unsaved text of a file that the browser keeps. */
export const keptText = (file: string) => draftsOf(file)[0]?.draft.text

/** The draft of this tab, or else the newest of a closed one, which becomes that of this tab. */
export const takeDraft = async (file: string): Promise<Draft | undefined> => {
  const held = "locks" in navigator ? ((await navigator.locks.query()).held ?? []) : []
  const isOpen = (owner: string) => held.some(({ name }) => name === prefix + owner)
  const first = draftsOf(file).find(({ owner }) => owner === tab || !isOpen(owner))
  if (first && first.owner !== tab && keepDraft(file, first.draft)) removeStorage("localStorage", first.key)
  return first?.draft
}

/** The files with unsaved texts, also of other tabs. */
export const draftFiles = (): ReadonlySet<string> => new Set(draftsOf().map(({ file }) => file))

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
const days = 90

let tab = readStorage("sessionStorage", tabKey) ?? ""

/** Name this tab, and lock its name until it is closed. A reload keeps the name; a copy of the tab gets another. */
const nameTab = async (): Promise<void> => {
  tab ||= Math.random().toString(36).slice(2)
  writeStorage("sessionStorage", tabKey, tab)
  // Browsers have locks only on localhost and with https.
  if (!("locks" in navigator)) return
  const isLocked = await new Promise((resolve) => {
    const hold = () => new Promise(() => resolve(true))
    // The page before a reload may have it for a moment longer.
    navigator.locks
      .request(prefix + tab, { signal: AbortSignal.timeout(1000) }, hold)
      .catch(() => resolve(false))
  })
  if (isLocked) return
  tab = ""
  await nameTab()
}

let named: Promise<void> | undefined

/** The keys of earlier versions of the studio end with the file. */
const partsOf = (key: string) => {
  const [, file = "", owner = ""] = /^studio:(.*\.(?:mdx|yaml))(?:#(\w+))?$/.exec(key) ?? []
  return { key, file, owner }
}

const allDrafts = () => storageKeys("localStorage", prefix).map(partsOf)

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

const readDraft = (key: string) => {
  const { text, version, base, time } = parseObject(readStorage("localStorage", key))
  const [draft] = typeof text === "string" ? [{ text, version: String(version) }] : []
  return (
    draft && { ...draft, base: typeof base === "string" ? base : undefined, time: Number(time ?? Date.now()) }
  )
}

/** The drafts of a file: that of this tab, then the newest. */
const draftsOf = (file: string) =>
  allDrafts()
    .flatMap(({ key, owner, ...one }) => {
      const draft = one.file === file ? readDraft(key) : undefined
      return draft
        ? [{ key, owner, draft, order: owner === tab ? Number.POSITIVE_INFINITY : draft.time }]
        : []
    })
    .sort((a, b) => b.order - a.order)

/** The unsaved text of a file that the browser keeps. */
export const keptText = (file: string) => draftsOf(file)[0]?.draft.text

/** The draft of this tab, or else the newest of a closed one, which becomes that of this tab. */
export const takeDraft = async (file: string): Promise<Draft | undefined> => {
  named ??= nameTab()
  await named
  const held = "locks" in navigator ? ((await navigator.locks.query()).held ?? []) : []
  const isOpen = (owner: string) => held.some(({ name }) => name === prefix + owner)
  const first = draftsOf(file).find(({ owner }) => owner === tab || !isOpen(owner))
  if (first && first.owner !== tab && keepDraft(file, first.draft)) removeStorage("localStorage", first.key)
  return first?.draft
}

/** The files with unsaved texts, also of other tabs. Old ones are removed. */
export const draftFiles = (): ReadonlySet<string> => {
  const oldest = Date.now() - days * 24 * 60 * 60 * 1000
  for (const { key } of allDrafts())
    if ((readDraft(key)?.time ?? 0) < oldest) removeStorage("localStorage", key)
  return new Set(allDrafts().map(({ file }) => file))
}

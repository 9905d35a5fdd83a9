import {
  createContext,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react"
import { flushSync } from "react-dom"
import type { Asset, ElementModel, Entry, OpenedFile, Version } from "../../api"
import { type Edited, parseSource } from "../../source/parse-source"
import { dataOf } from "../../source/yaml-tree"
import { noteKept } from "../store/kept-texts"
import { closeFile, readFile, writeFile } from "../store/store"
import { keepDraft, removeDraft, takeDraft } from "./drafts"
import { addText, baseOf, createHistory, redo, startHistory, undo } from "./history"
import { placeProblems } from "./place-problems"
import { useStudio } from "./studio-context"
import { useCheck } from "./use-check"
import { mergeWithDisk, useDisk } from "./use-disk"

/**
 * An open file: its text, from which everything that is shown is parsed. An edit is a function from text to text, so
 * that no edit between two renders is lost.
 */
export const useEditor = (entry: Entry) => {
  const { file, kind } = entry
  const studio = useStudio()
  const { model, refresh, attempt, notify, markUnsaved } = studio
  const [opened, setOpened] = useState<OpenedFile>()
  // Outside of React, which would apply edits by their priority, and render a text without the first.
  const [history] = useState(createHistory)
  const { get, getShown, isShown, set, publish } = history
  const { past, text, future, cursor } = useSyncExternalStore(history.subscribe, getShown)
  /** The text overlaps with what is on disk. The user has been told, or sees both. */
  const [overlap, setOverlap] = useState<"told" | "compared">()
  const [restored, setRestored] = useState(false)
  const [isSaving, setIsSaving] = useState(false)
  const [isKept, setIsKept] = useState(true)

  useEffect(() => {
    let isClosed = false
    attempt(async () => {
      const [answer, kept] = await Promise.all([readFile(file), takeDraft(file)])
      if (isClosed) return
      const { text = answer.text, base, version = answer.version } = kept ?? {}
      // What was made from an earlier version is merged with what is on disk now.
      const from = base === undefined ? answer : { ...answer, text: base, version }
      setOpened(from)
      set(addText(startHistory(from.text), text, "", 0))
      const isRestored = text !== answer.text
      setRestored(isRestored)
      if (isRestored && base === undefined && version !== answer.version) setOverlap("compared")
    })
    const close = () => void closeFile(file).catch(() => {})
    addEventListener("pagehide", close)
    return () => {
      isClosed = true
      removeEventListener("pagehide", close)
      close()
    }
  }, [file, attempt, set])

  // All other actions, such as a save or an undo, are to use what was just typed.
  useEffect(() => {
    const listener = (event: Event) => {
      const isTyping = event instanceof KeyboardEvent && !event.ctrlKey && !event.metaKey
      if (!isTyping && !isShown()) flushSync(publish)
    }
    const types = ["keydown", "pointerdown", "click", "focusout"]
    for (const type of types) addEventListener(type, listener, true)
    return () => {
      for (const type of types) removeEventListener(type, listener, true)
    }
  }, [isShown, publish])

  const isDirty = opened !== undefined && text !== opened.text
  const [looked, look] = useState<{ version: Version; text: string }>()
  const check = useCheck(file, opened && text, looked?.text)
  const source = parseSource(text, kind)
  const values = useMemo(() => dataOf(source.fields), [source.fields])

  const keep = useEffectEvent(() => {
    const latest = get().text
    if (!opened || latest === opened.text || keepDraft(file, draftOf(opened, latest, overlap))) return
    // It is lost.
    markUnsaved(file, false)
    noteKept(file, true)
  })
  useEffect(() => {
    if (opened && !isDirty) removeDraft(file)
    setIsKept(!isDirty || keepDraft(file, draftOf(opened, text, overlap)))
  }, [opened, isDirty, file, text, overlap])
  useEffect(() => {
    const listener = () => keep()
    addEventListener("pagehide", listener)
    return () => {
      removeEventListener("pagehide", listener)
      listener()
    }
  }, [])

  useEffect(() => {
    if (!isDirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener("beforeunload", warn)
    return () => removeEventListener("beforeunload", warn)
  }, [isDirty])

  useEffect(() => {
    if (opened) markUnsaved(file, isDirty)
  }, [opened, isDirty, file, markUnsaved])

  const edit = useCallback(
    (change: (text: string) => string | Edited, key = "", isTyped = false) => {
      const current = get()
      // Blocks of the body can be split or joined by what is typed: they are edited in the current text.
      const from = key.startsWith("field ") ? baseOf(current, key) : current.text
      try {
        const edited = change(from)
        const { text, cursor } = typeof edited === "string" ? { text: edited } : edited
        set(addText(current, text, key, Date.now(), cursor), isTyped)
      } catch (error) {
        notify(`${(error as Error).message} Edit the source instead`)
      }
    },
    [notify, get, set],
  )

  /** Take what is on disk now into the text. Return it, unless it overlaps with what is not saved. */
  const takeChanges = async (from: OpenedFile) => {
    const now = await readFile(file)
    const { text: before } = get()
    const isOverlap = mergeWithDisk(history, from.text, now.text)
    setOpened(now)
    if (isOverlap || overlap) {
      setOverlap(overlap ?? "told")
      return undefined
    }
    if (before !== get().text)
      notify(before === from.text ? changedOnDisk : `${changedOnDisk} What you have not saved is in it`)
    return now
  }

  const isGone = useDisk(isSaving ? undefined : opened, (from) => attempt(() => takeChanges(from)))

  /** @param isDecided the user has compared both texts */
  const save = async (isDecided = false) => {
    // Two saves at once would be a conflict of the text with itself.
    if (!opened || isSaving) return
    if (overlap && !isDecided) return setOverlap("compared")
    setIsSaving(true)
    await attempt(async () => {
      let from: OpenedFile | undefined = opened
      while (from) {
        const { text } = getShown()
        const result = await writeFile({ file, text, version: from.version })
        if ("version" in result) {
          const { version } = result
          setOpened((current) => current && { ...current, text, version })
          setOverlap(undefined)
          setRestored(false)
          return notify("Saved")
        }
        from = await takeChanges(from)
      }
      setOverlap("compared")
    })
    setIsSaving(false)
    await attempt(refresh)
  }

  /** Replace the text by the file on disk. It can be undone. */
  const takeFile = () => {
    if (!opened) return
    edit(() => opened.text)
    setOverlap(undefined)
    setRestored(false)
  }

  const addAsset = (asset: Asset) =>
    setOpened(
      (current) =>
        current && {
          ...current,
          assets: [...current.assets.filter(({ path }) => path !== asset.path), asset],
        },
    )

  const collection = model.collections.find(({ type }) => type === entry.collection)

  return {
    ...studio,
    entry,
    file,
    kind,
    collection,
    /** The element that is edited as a text of its own, and what the ids of its blocks begin with. */
    owner: undefined as ElementModel | undefined,
    scope: "",
    /** Of the fields. Undefined for a snippet. */
    schema: (collection ?? model.dataFiles.find((dataFile) => dataFile.file === file))?.schema,
    source,
    /** The fields as data. */
    values,
    edit,
    save,
    takeFile,
    addAsset,
    isDirty,
    /** Whether the browser has the unsaved text, also after a reload. */
    isKept,
    isSaving,
    canAutosave: isDirty && !isSaving && !overlap && check.isValid,
    overlap,
    compare: () => setOverlap("compared"),
    /** The file was deleted or renamed on disk. */
    isGone,
    restored,
    /** An earlier version, which the page shows instead of the text. */
    looked,
    look,
    ...check,
    /** From now on, check the text as that of a published document. Return its errors. */
    checkReady: () => check.checkNow(get().text, true),
    diagnostics: useMemo(
      () => placeProblems(check.diagnostics, check.of ?? text, text, kind),
      [check.diagnostics, check.of, text, kind],
    ),
    isOpen: opened !== undefined,
    version: opened?.version,
    text,
    cursor,
    history,
    savedText: opened?.text ?? "",
    assets: opened?.assets ?? [],
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    undo: () => set(undo(get())),
    redo: () => set(redo(get())),
  }
}

const changedOnDisk = "Another person or program has changed this file: this is the new text."

/** Without a base, both texts are compared again. */
const draftOf = ({ version, text: base }: OpenedFile, text: string, overlap: string | undefined) =>
  overlap ? { text, version: "" } : { text, version, base }

/** The open file, and what every part of the studio can use. */
export type Editor = ReturnType<typeof useEditor>

export const EditorContext = createContext<Editor | undefined>(undefined)

export function useOpenEditor() {
  const editor = use(EditorContext)
  if (!editor) throw new Error("useOpenEditor needs an EditorContext above it")
  return editor
}

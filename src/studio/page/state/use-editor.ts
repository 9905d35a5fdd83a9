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
import { parseObject, readStorage, removeStorage, storageKeys, writeStorage } from "../../../util/storage"
import type { Asset, ElementModel, Entry, OpenedFile, Version } from "../../api"
import { type Edited, parseSource } from "../../source/parse-source"
import { dataOf } from "../../source/yaml-tree"
import { noteKept } from "../store/kept-texts"
import { closeFile, readFile, writeFile } from "../store/store"
import { addText, baseOf, createHistory, redo, startHistory, undo } from "./history"
import { placeProblems } from "./place-problems"
import { useStudio } from "./studio-context"
import { useCheck } from "./use-check"

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
  const [conflict, setConflict] = useState<OpenedFile>()
  const [restored, setRestored] = useState(false)
  const [isSaving, setIsSaving] = useState(false)
  const [isKept, setIsKept] = useState(true)

  useEffect(() => {
    let isClosed = false
    attempt(async () => {
      const answer = await readFile(file)
      if (isClosed) return
      const kept = keptText(file)
      const text = kept.text === answer.text ? undefined : kept.text
      setOpened(answer)
      set(addText(startHistory(answer.text), text ?? answer.text, "", 0))
      setRestored(text !== undefined)
      if (text !== undefined && kept.version !== answer.version) setConflict(answer)
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
    if (!opened || latest === opened.text || keepText(file, opened.version, latest)) return
    // It is lost.
    markUnsaved(file, false)
    noteKept(file, true)
  })
  useEffect(() => {
    if (isDirty) return setIsKept(keepText(file, opened.version, text))
    if (opened) dropText(file)
    setIsKept(true)
  }, [opened, isDirty, file, text])
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

  /** @param version of the file that may be overwritten */
  const save = useCallback(
    async (version = opened?.version) => {
      // Two saves at once would be a conflict of the text with itself.
      if (version === undefined || isSaving) return
      setIsSaving(true)
      await attempt(async () => {
        const { text } = getShown()
        const result = await writeFile({ file, text, version })
        if ("conflict" in result) return setConflict(result.conflict)
        setOpened((current) => current && { ...current, text, version: result.version })
        setConflict(undefined)
        setRestored(false)
        notify("Saved")
      })
      setIsSaving(false)
      await attempt(refresh)
    },
    [file, getShown, opened, isSaving, attempt, notify, refresh],
  )

  /** Replace the text by the file on disk. It can be undone. */
  const takeFile = () => {
    const current = conflict ?? opened
    if (!current) return
    setOpened(current)
    edit(() => current.text)
    setConflict(undefined)
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
    canAutosave: isDirty && !isSaving && !conflict && check.isValid,
    conflict,
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

const storagePrefix = "studio:"

/**
 * Keep a text in the browser until it is saved. Return false if its storage is full or blocked.
 * @param version of the file that it was made from
 */
export const keepText = (file: string, version: string, text: string) => {
  const isKept = writeStorage("localStorage", `${storagePrefix}${file}`, JSON.stringify({ version, text }))
  noteKept(file, isKept)
  return isKept
}

const dropText = (file: string) => {
  removeStorage("localStorage", `${storagePrefix}${file}`)
  noteKept(file, true)
}

/** The unsaved text of a file that is kept in the browser. */
export const keptText = (file: string) => {
  const { text, version } = parseObject(readStorage("localStorage", `${storagePrefix}${file}`))
  return { text: typeof text === "string" ? text : undefined, version }
}

/** The files whose unsaved texts are kept in the browser. */
export const keptFiles = (): ReadonlySet<string> =>
  new Set(storageKeys("localStorage", storagePrefix).map((key) => key.slice(storagePrefix.length)))

/** The open file, and what every part of the studio can use. */
export type Editor = ReturnType<typeof useEditor>

export const EditorContext = createContext<Editor | undefined>(undefined)

export function useOpenEditor() {
  const editor = use(EditorContext)
  if (!editor) throw new Error("useOpenEditor needs an EditorContext above it")
  return editor
}

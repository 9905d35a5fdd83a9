import { createContext, use, useMemo, useRef, useState } from "react"
import type { ElementModel, Entry, Version } from "../../api"
import { parseSource } from "../../source/parse-source"
import { dataOf } from "../../source/yaml-tree"
import { keepEqual } from "./keep-equal"
import { placeProblems } from "./place-problems"
import { useStudio } from "./studio-context"
import { useCheck } from "./use-check"
import { useDraft } from "./use-draft"
import { useFile, useSave } from "./use-file"
import { useText } from "./use-text"

/** An open file: its text, from which everything that is shown is parsed. */
export const useEditor = (entry: Entry) => {
  const { file, kind } = entry
  const studio = useStudio()
  const typed = useText()
  const { text, history, edit } = typed
  const disk = useFile(file, history)
  const { opened, overlap, setOverlap, restored, settle, addAsset } = disk
  const draft = useDraft(file, disk, text, history)
  const saving = useSave(file, disk, history)
  /** An earlier version, which the page shows instead of the text. */
  const [looked, look] = useState<{ version: Version; text: string }>()
  const check = useCheck(file, opened && text, looked?.text)
  const source = parseSource(text, kind)
  const lastValues = useRef<unknown>(undefined)

  const { collections, dataFiles } = studio.model
  const collection = collections.find(({ type }) => type === entry.collection)
  return {
    ...{ ...studio, ...typed, ...draft, ...saving, ...check },
    ...{ entry, file, kind, collection, source, addAsset, overlap, restored, looked, look },
    /** The element that is edited as a text of its own, and what the ids of its blocks begin with. */
    owner: undefined as ElementModel | undefined,
    scope: "",
    /** Of the fields. Undefined for a snippet. */
    schema: (collection ?? dataFiles.find((dataFile) => dataFile.file === file))?.schema,
    /** The fields as data. What has not changed is the same object as before. */
    values: useMemo(() => {
      lastValues.current = keepEqual(lastValues.current, dataOf(source.fields))
      return lastValues.current
    }, [source.fields]),
    canAutosave: draft.isDirty && !saving.isSaving && !overlap && check.isValid,
    compare: () => setOverlap("compared"),
    /** Replace the text by the file on disk. It can be undone. */
    takeFile: () => {
      if (!opened) return
      edit(() => opened.text)
      settle()
    },
    /** From now on, check the text as that of a published document. Return its errors. */
    checkReady: () => check.checkNow(history.get().text, true),
    diagnostics: useMemo(
      () => placeProblems(check.diagnostics, check.of ?? text, text, kind),
      [check.diagnostics, check.of, text, kind],
    ),
    isOpen: opened !== undefined,
    version: opened?.version,
    savedText: opened?.text ?? "",
    assets: opened?.assets ?? [],
  }
}

/** The open file, and what every part of the studio can use. */
export type Editor = ReturnType<typeof useEditor>

export const EditorContext = createContext<Editor | undefined>(undefined)

export function useOpenEditor() {
  const editor = use(EditorContext)
  if (!editor) throw new Error("useOpenEditor needs an EditorContext above it")
  return editor
}

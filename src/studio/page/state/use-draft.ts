import { useEffect, useEffectEvent, useState } from "react"
import type { OpenedFile } from "../../api"
import { noteKept } from "../store/kept-texts"
import { keepDraft, removeDraft } from "./drafts"
import type { TextHistory } from "./history"
import { useStudio } from "./studio-context"
import type { OpenFile } from "./use-file"
import { useWindowEvent } from "./use-window-event"

/**
 * Keep the unsaved text of a file in the browser, and mark the file as unsaved.
 * @returns whether the browser has the text, also after a reload
 */
export const useDraft = (file: string, { opened, overlap }: OpenFile, text: string, { get }: TextHistory) => {
  const { markUnsaved } = useStudio()
  const [isKept, setIsKept] = useState(true)
  const isDirty = opened !== undefined && text !== opened.text

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
  useEffect(() => () => keep(), [])
  useWindowEvent("pagehide", () => keep())
  useEffect(() => {
    if (opened) markUnsaved(file, isDirty)
  }, [opened, isDirty, file, markUnsaved])
  useWindowEvent("beforeunload", (event) => isDirty && event.preventDefault())

  return { isDirty, isKept }
}

/** Without a base, both texts are compared again. */
const draftOf = ({ version, text: base }: OpenedFile, text: string, overlap: string | undefined) =>
  overlap ? { text, version: "" } : { text, version, base }

import { useEffect, useEffectEvent, useRef, useState } from "react"
import type { OpenedFile } from "../../api"
import { mergeTexts } from "../../source/merge-texts"
import { readState } from "../store/store"
import { startHistory, type TextHistory } from "./history"
import { useWindowEvent } from "./use-window-event"

/** In milliseconds. What another tab saves shows at once. */
const interval = 1000

/**
 * Look for what others change in the open file.
 * @param opened what the text was made from @param look called with it if the file has another version now
 * @returns whether the file was deleted or renamed
 */
export const useDisk = (opened: OpenedFile | undefined, look: (opened: OpenedFile) => Promise<unknown>) => {
  const [missed, setMissed] = useState(0)
  const isBusy = useRef(false)
  const lookNow = useEffectEvent(async () => {
    if (!opened || isBusy.current) return
    isBusy.current = true
    const state = await readState(opened.file).catch(() => undefined)
    // Programs may replace a file in two steps.
    if (state) setMissed(state.version === undefined ? missed + 1 : 0)
    if (state?.version !== undefined && state.version !== opened.version) await look(opened)
    isBusy.current = false
  })
  useEffect(() => {
    const timer = setInterval(() => lookNow(), interval)
    return () => clearInterval(timer)
  }, [])
  // What is saved in another tab changes the storage.
  useWindowEvent("focus storage", () => lookNow())
  return missed > 1
}

/** Merge the text, and the steps before it, with what is on disk now. Return whether the text overlaps with that. */
export const mergeWithDisk = ({ get, set }: TextHistory, base: string, disk: string) => {
  const { past, text } = get()
  const merged = mergeTexts(base, text, disk)
  set({ ...startHistory(merged.text), past: past.map((step) => mergeTexts(base, step, disk).text) })
  return merged.isOverlap
}

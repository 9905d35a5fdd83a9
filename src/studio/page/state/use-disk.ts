import { useEffect, useEffectEvent, useRef, useState } from "react"
import type { OpenedFile } from "../../api"
import { mergeTexts, readState } from "../store/store"
import { type createHistory, startHistory } from "./history"

/** In milliseconds. What another tab saves shows at once. */
const interval = 1000

/** Steps that can still be undone after a merge, and the greatest length of their texts together. */
const [maximumSteps, maximumLength] = [10, 1_000_000]

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
    const listener = (event?: Event) => {
      // A tab that saves removes what it has kept.
      if (!(event instanceof StorageEvent) || event.newValue === null) void lookNow()
    }
    const timer = setInterval(() => listener(), interval)
    const types = ["focus", "storage"]
    for (const type of types) addEventListener(type, listener)
    return () => {
      clearInterval(timer)
      for (const type of types) removeEventListener(type, listener)
    }
  }, [])
  return missed > 1
}

/** Merge the text, and the steps before it, with what is on disk now. What is typed meanwhile is merged too. */
export const mergeWithDisk = async (
  history: ReturnType<typeof createHistory>,
  from: OpenedFile,
  count = maximumSteps,
): Promise<{ opened: OpenedFile; isOverlap: boolean }> => {
  const { get, set } = history
  const before = get()
  const steps = Math.min(count, Math.floor(maximumLength / (before.text.length + 1)))
  const past = steps > 0 ? before.past.slice(-steps) : []
  const { opened, texts, isOverlap } = await mergeTexts({
    ...{ file: from.file, base: from.text },
    texts: [...past, before.text],
  })
  if (get() !== before) return mergeWithDisk(history, from, 0)
  set({ ...startHistory(texts.at(-1) ?? ""), past: texts.slice(0, -1) })
  return { opened, isOverlap }
}

import { useEffect, useState } from "react"
import type { Asset, OpenedFile } from "../../api"
import { loadMarkdown } from "../../source/rich-text/markdown"
import { closeFile, readFile, writeFile } from "../store/store"
import { takeDraft } from "./drafts"
import { addText, startHistory, type TextHistory } from "./history"
import { useStudio } from "./studio-context"
import { mergeWithDisk, useDisk } from "./use-disk"
import { useWindowEvent } from "./use-window-event"

export type OpenFile = ReturnType<typeof useFile>

/** The open file as it is on disk, and how the text relates to it. The text starts as that of the draft or the file. */
export const useFile = (file: string, { set }: TextHistory) => {
  const { attempt } = useStudio()
  const [opened, setOpened] = useState<OpenedFile>()
  /** The text overlaps with what is on disk. The user has been told, or sees both. */
  const [overlap, setOverlap] = useState<"told" | "compared">()
  const [restored, setRestored] = useState(false)

  useEffect(() => {
    let isClosed = false
    attempt(async () => {
      const [answer, kept] = await Promise.all([readFile(file), takeDraft(file), loadMarkdown()])
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
    return () => {
      isClosed = true
      close(file)
    }
  }, [file, attempt, set])
  useWindowEvent("pagehide", () => close(file))

  return {
    opened,
    setOpened,
    overlap,
    setOverlap,
    restored,
    /** The text is that of the file, or the user has chosen it. */
    settle: () => {
      setOverlap(undefined)
      setRestored(false)
    },
    addAsset: (asset: Asset) =>
      setOpened((current) => {
        const others = current?.assets.filter(({ path }) => path !== asset.path) ?? []
        return current && { ...current, assets: [...others, asset] }
      }),
  }
}

const close = (file: string) => void closeFile(file).catch(() => {})

/** Save the text of a file, and take into it what others change on disk. */
export const useSave = (file: string, disk: OpenFile, history: TextHistory) => {
  const { attempt, notify, refresh } = useStudio()
  const { opened, setOpened, overlap, setOverlap, settle } = disk
  const { get, getShown } = history
  const [isSaving, setIsSaving] = useState(false)

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

  /** Whether the file was deleted or renamed on disk. */
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
        const { version } = await writeFile({ file, text, version: from.version })
        if (version !== undefined) {
          const isKept = ({ isPlaceholder, path }: Asset) => !isPlaceholder || text.includes(path.slice(2))
          setOpened((now) => now && { ...now, text, version, assets: now.assets.filter(isKept) })
          settle()
          return notify("Saved")
        }
        from = await takeChanges(from)
      }
      setOverlap("compared")
    })
    setIsSaving(false)
    await attempt(refresh)
  }

  return { save, isSaving, isGone }
}

const changedOnDisk = "Another person or program has changed this file: this is the new text."

import { useEffect, useEffectEvent, useState } from "react"
import { readStorage, writeStorage } from "../../../util/storage"

const delay = 2000
const key = "studio-autosave"

/**
 * Save after a pause if the user has chosen it. It is off by default.
 * @param canSave there are edits, and their check has found no error
 */
export const useAutosave = (canSave: boolean, save: () => Promise<unknown>) => {
  const [isOn, setIsOn] = useState(() => readStorage("localStorage", key) === "on")
  const saveNow = useEffectEvent(save)
  // While a text is not checked, it cannot be saved: every edit begins another pause.
  useEffect(() => {
    if (!isOn || !canSave) return
    const timer = setTimeout(() => saveNow(), delay)
    return () => clearTimeout(timer)
  }, [isOn, canSave])
  const change = (next: boolean) => {
    writeStorage("localStorage", key, next ? "on" : "off")
    setIsOn(next)
  }
  return [isOn, change] as const
}

import { withPrefix } from "gatsby"
import { useSyncExternalStore } from "react"
import { createStore } from "../../util/create-store"
import type { StudyIndex } from "./study-index"

export interface LoadedIndex {
  status: "idle" | "loading" | "failed" | "ready"
  /** Defined once the status is "ready". */
  index?: StudyIndex
}

/** The index of the case studies and its status. */
export const useStudyIndex = (): LoadedIndex =>
  useSyncExternalStore(loadedIndex.subscribe, loadedIndex.get, () => idle)

/** Fetch the index once. After a failure, fetch it again. */
export const loadStudyIndex = async (): Promise<void> => {
  const { status } = loadedIndex.get()
  if (status === "loading" || status === "ready") return
  loadedIndex.set({ status: "loading" })
  try {
    const response = await fetch(withPrefix("/data/case-studies.json"))
    if (!response.ok) throw new Error(`Failed to load the case study index: status ${response.status}.`)
    loadedIndex.set({ status: "ready", index: await response.json() })
  } catch {
    loadedIndex.set({ status: "failed" })
  }
}

const idle: LoadedIndex = { status: "idle" }
const loadedIndex = createStore(idle)

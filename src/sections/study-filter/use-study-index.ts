import { withPrefix } from "gatsby"
import { useSyncExternalStore } from "react"
import type { StudyIndex } from "../../lib/study-index"

export interface LoadedIndex {
  status: "idle" | "loading" | "failed" | "ready"
  /** Defined once the status is "ready". */
  index?: StudyIndex
}

/** The index of the case studies and its status. */
export const useStudyIndex = (): LoadedIndex =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => idle,
  )

/** Fetch the index once. After a failure, fetch it again. */
export const loadStudyIndex = async (): Promise<void> => {
  if (state.status === "loading" || state.status === "ready") return
  setState({ status: "loading" })
  try {
    const response = await fetch(withPrefix("/data/case-studies.json"))
    if (!response.ok) throw new Error(`Failed to load the case study index: status ${response.status}.`)
    setState({ status: "ready", index: await response.json() })
  } catch {
    setState({ status: "failed" })
  }
}

const idle: LoadedIndex = { status: "idle" }
let state = idle
const listeners = new Set<() => void>()

const setState = (next: LoadedIndex) => {
  state = next
  for (const listener of [...listeners]) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

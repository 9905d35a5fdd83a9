import { createContext, use } from "react"
import type { Entry, StudioModel } from "../../api"

/** What every part of the studio can use. */
export interface StudioState {
  model: StudioModel
  entries: readonly Entry[]
  /** Files with edits that are kept in the browser. */
  unsaved: ReadonlySet<string>
  markUnsaved: (file: string, isUnsaved: boolean) => void
  /** Read the entries again. */
  refresh: () => Promise<void>
  /** Open a file, or another view: `""` for the documents, `media`, `publish`. */
  open: (place: string) => void
  /** Open the dialog that finds documents and texts. */
  find: () => void
  /** Show a message for a moment, also to screen readers. */
  notify: (message: string) => void
  /** Run a task, and show what is wrong if it fails. Return whether it succeeded. */
  attempt: (task: () => Promise<unknown>) => Promise<boolean>
}

export const StudioContext = createContext<StudioState | undefined>(undefined)

export function useStudio() {
  const studio = use(StudioContext)
  if (!studio) throw new Error("useStudio needs a StudioContext above it")
  return studio
}

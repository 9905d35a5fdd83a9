import { withPrefix } from "gatsby"
import { useMemo, useSyncExternalStore } from "react"
import { createStore } from "../../../util/create-store"
import { type Filterable, type StudyIndex, studyIndex } from "./study-index"

export interface LoadedIndex {
  /** Undefined until a long list has loaded its case studies. */
  index?: StudyIndex
  failed: boolean
  /** Load what a long list does not have, again after a failure. */
  load: () => void
}

/** The index of the page's own case studies, or of the file with all of them if the page has only a part. */
export const useStudyIndex = (own: Filterable, total: number): LoadedIndex => {
  const file = useSyncExternalStore(loadedFile.subscribe, loadedFile.get, () => idle)
  const { technologies, industries } = own
  const studies = own.studies.length < total ? file.studies : own.studies
  const index = useMemo(
    () => studies && studyIndex({ studies, technologies, industries }),
    [studies, technologies, industries],
  )
  return useMemo(
    () => ({ index, failed: !index && file.status === "failed", load: index ? () => {} : loadFile }),
    [index, file.status],
  )
}

async function loadFile() {
  const { status } = loadedFile.get()
  if (status === "loading" || status === "ready") return
  loadedFile.set({ status: "loading" })
  try {
    const response = await fetch(withPrefix("/data/case-studies.json"))
    if (!response.ok) throw new Error(`Failed to load the case studies: status ${response.status}.`)
    loadedFile.set({ status: "ready", studies: await response.json() })
  } catch {
    loadedFile.set({ status: "failed" })
  }
}

/** `/data/case-studies.json`, which a build writes for a long list. */
interface LoadedFile {
  status: "idle" | "loading" | "failed" | "ready"
  studies?: Filterable["studies"]
}

const idle: LoadedFile = { status: "idle" }
const loadedFile = createStore(idle)

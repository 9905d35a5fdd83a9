import { type RefObject, useCallback, useEffect, useRef, useState } from "react"
import { parseObject, readStorage, removeStorage, writeStorage } from "../../../util/storage"
import { type EstimateAnswers, noAnswers } from "./answers"

const draftKey = "estimate-draft"

/** The answers, saved in session storage. Includes checkboxes that were ticked before hydration. */
export const useDraft = (form: RefObject<HTMLFormElement | null>) => {
  const [answers, setAnswers] = useState(noAnswers)
  const latest = useRef(noAnswers)

  /** Save at once: the tab may close before an effect runs. */
  const save = useCallback((next: EstimateAnswers) => {
    latest.current = next
    setAnswers(next)
    writeStorage("sessionStorage", draftKey, JSON.stringify(next))
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    const saved: EstimateAnswers = { ...noAnswers, ...parseObject(readStorage("sessionStorage", draftKey)) }
    const tickedBefore = form.current ? new FormData(form.current) : new FormData()
    const savedAndTicked = (name: "services" | "platforms") => [
      ...new Set([...saved[name], ...tickedBefore.getAll(name).map(String)]),
    ]
    save({ ...saved, services: savedAndTicked("services"), platforms: savedAndTicked("platforms") })
  }, [form])

  const update = useCallback(
    (changes: Partial<EstimateAnswers>) => save({ ...latest.current, ...changes }),
    [save],
  )

  return { answers, update }
}

export const removeDraft = (): void => removeStorage("sessionStorage", draftKey)

import { type RefObject, useEffect, useRef, useState } from "react"
import { unitedStates } from "../../lib/country"
import { parseObject, readStorage, removeStorage, writeStorage } from "../../lib/storage"
import { type EstimateAnswers, noAnswers } from "./answers"

const draftKey = "estimate-draft"

/**
 * The answers, kept in the tab's storage so that a reload, or a visit to another page, loses none. What was ticked
 * before scripts ran counts, too.
 */
export const useDraft = (form: RefObject<HTMLFormElement | null>) => {
  const [answers, setAnswers] = useState(noAnswers)
  const latest = useRef(noAnswers)

  /** Kept at once, not with the next paint: the tab may be closed before it. */
  const keep = (next: EstimateAnswers) => {
    latest.current = next
    setAnswers(next)
    writeStorage("sessionStorage", draftKey, JSON.stringify(next))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when scripts take the form over
  useEffect(() => {
    const kept = readDraft(readStorage("sessionStorage", draftKey))
    const early = form.current ? new FormData(form.current) : new FormData()
    const all = (name: "services" | "platforms") => [
      ...new Set([...kept[name], ...early.getAll(name).map(String)]),
    ]
    keep({ ...kept, services: all("services"), platforms: all("platforms") })
  }, [form])

  const update = (changes: Partial<EstimateAnswers>) => keep({ ...latest.current, ...changes })

  return { answers, update }
}

export const forgetDraft = (): void => removeStorage("sessionStorage", draftKey)

/** A draft as it was kept, or none: whatever does not look like an answer is left out. */
export const readDraft = (text: string | null): EstimateAnswers => {
  const kept: Partial<Record<keyof EstimateAnswers, unknown>> = parseObject(text)
  const words = (value: unknown) => (typeof value === "string" ? value : "")
  const list = (value: unknown) =>
    Array.isArray(value) ? value.filter((item) => typeof item === "string") : []
  return {
    services: list(kept.services),
    platforms: list(kept.platforms),
    budget: words(kept.budget),
    timing: words(kept.timing),
    name: words(kept.name),
    email: words(kept.email),
    phone: phoneOf(kept.phone),
    about: words(kept.about),
  }
}

const phoneOf = (value: unknown): EstimateAnswers["phone"] => {
  const { country, digits } = (value ?? {}) as Partial<EstimateAnswers["phone"]>
  const known = country && typeof country.code === "string" && typeof country.cca2 === "string"
  return { country: known ? country : unitedStates, digits: typeof digits === "string" ? digits : "" }
}

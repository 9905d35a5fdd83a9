import { useEffect, useState } from "react"

/**
 * The step shown. Each is an entry of the browser's history, so that Back and Forward move between steps and a
 * reload stays where it was. The entry keeps Gatsby's own key: to the site it is the same page.
 */
export const useSteps = (count: number) => {
  const [step, setStep] = useState(0)
  /** Counts the moves, so that a heading knows when it is its turn to take the focus. */
  const [moves, setMoves] = useState(0)

  useEffect(() => {
    const kept = () => {
      const value = Number((window.history.state as { estimateStep?: unknown } | null)?.estimateStep)
      return Number.isInteger(value) && value > 0 && value < count ? value : 0
    }
    const onPopState = () => {
      setStep(kept())
      setMoves((last) => last + 1)
    }
    setStep(kept())
    window.addEventListener("popstate", onPopState)
    return () => window.removeEventListener("popstate", onPopState)
  }, [count])

  const goTo = (next: number) => {
    if (next !== step) window.history.pushState({ ...window.history.state, estimateStep: next }, "")
    setStep(next)
    setMoves((last) => last + 1)
  }

  return { step, moves, goTo }
}

import { useEffect, useState } from "react"

/**
 * The current step. Each step is an entry of the browser's history, so that Back, Forward and reload work. The entries
 * share Gatsby's key, because they are one page.
 */
export const useSteps = (count: number) => {
  const [step, setStep] = useState(0)
  /** Number of moves between steps. A change focuses the heading of the step. */
  const [moves, setMoves] = useState(0)

  useEffect(() => {
    const savedStep = () => {
      const value = Number((window.history.state as { estimateStep?: unknown } | null)?.estimateStep)
      return Number.isInteger(value) && value > 0 && value < count ? value : 0
    }
    const onPopState = () => {
      setStep(savedStep())
      setMoves((last) => last + 1)
    }
    setStep(savedStep())
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

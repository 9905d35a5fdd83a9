import { useCallback, useEffect, useState } from "react"

/**
 * The current step. Each step is an entry of the browser's history, so that Back, Forward and reload work. The entries
 * share Gatsby's key, because they are one page.
 */
export const useSteps = (count: number) => {
  const [step, setStep] = useState(0)
  /** Number of moves between steps. A change focuses the heading of the step. */
  const [moves, setMoves] = useState(0)

  useEffect(() => {
    const onPopState = () => {
      setStep(savedStep(count))
      setMoves((last) => last + 1)
    }
    setStep(savedStep(count))
    window.addEventListener("popstate", onPopState)
    return () => window.removeEventListener("popstate", onPopState)
  }, [count])

  const goTo = useCallback(
    (next: number) => {
      if (next !== savedStep(count))
        window.history.pushState({ ...window.history.state, estimateStep: next }, "")
      setStep(next)
      setMoves((last) => last + 1)
    },
    [count],
  )

  return { step, moves, goTo }
}

const savedStep = (count: number): number => {
  const value = Number((window.history.state as { estimateStep?: unknown } | null)?.estimateStep)
  return Number.isInteger(value) && value > 0 && value < count ? value : 0
}

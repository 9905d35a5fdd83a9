import { type RefObject, useLayoutEffect, useState } from "react"

/**
 * The scale at which a rotated image fits. It is 1 for an upright image. After a quarter turn the width must fit the
 * stage's height, and the height the dialog's width.
 */
export const useRotatedFit = (stage: RefObject<HTMLElement | null>, angle: number): number => {
  const [fit, setFit] = useState(1)
  const sideways = angle % 180 !== 0

  useLayoutEffect(() => {
    if (!sideways) return
    const measure = () => setFit(fitOf(stage.current))
    measure()
    addEventListener("resize", measure)
    return () => removeEventListener("resize", measure)
  }, [stage, sideways])

  return sideways ? fit : 1
}

const fitOf = (stage: HTMLElement | null): number => {
  const image = stage?.querySelector("img")
  const dialog = stage?.parentElement
  // The image has no size until it has loaded.
  if (!image?.offsetWidth || !image.offsetHeight || !dialog) return 1
  const { paddingLeft, paddingRight } = getComputedStyle(dialog)
  const width = dialog.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
  return Math.min(1, stage.clientHeight / image.offsetWidth, width / image.offsetHeight)
}

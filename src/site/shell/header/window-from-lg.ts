import { wideWindow } from "../../theme/tokens"

let reached: Promise<void> | undefined

/** Resolve as soon as the window has the width of `from.lg`. */
export const windowFromLg = (): Promise<void> => {
  reached ??= new Promise((resolve) => {
    const media = window.matchMedia(wideWindow.lg)
    if (media.matches) resolve()
    else media.addEventListener("change", () => resolve(), { once: true })
  })
  return reached
}

let intent: Promise<void> | undefined

/** Resolves when the visitor first points at, touches or types anything on the page: before they can go elsewhere. */
export const firstIntent = (): Promise<void> => {
  intent ??= new Promise((resolve) => {
    const events = ["pointerover", "pointerdown", "keydown", "focusin"]
    const once = () => {
      for (const name of events) window.removeEventListener(name, once, true)
      resolve()
    }
    for (const name of events) window.addEventListener(name, once, true)
  })
  return intent
}

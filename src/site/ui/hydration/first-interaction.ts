let interaction: Promise<void> | undefined

/** Resolve on the visitor's first interaction with the page: pointer, touch or key. */
export const firstInteraction = (): Promise<void> => {
  interaction ??= new Promise((resolve) => {
    const events = ["pointerover", "pointerdown", "keydown", "focusin"]
    const once = () => {
      for (const name of events) window.removeEventListener(name, once, true)
      resolve()
    }
    for (const name of events) window.addEventListener(name, once, true)
  })
  return interaction
}

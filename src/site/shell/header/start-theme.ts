/** Show the visitor's theme, and switch it when the button is clicked: it opens from there as a circle of light. */
export const startTheme = () => {
  const root = document.documentElement
  const apply = (theme: string | null | undefined) => {
    root.dataset.theme = theme === "dark" ? "dark" : "light"
  }
  const restore = () => {
    try {
      apply(localStorage.getItem("theme"))
    } catch {
      apply(root.dataset.theme)
    }
  }
  restore()
  document.addEventListener("click", ({ target }) => {
    const button = (target as Element).closest?.("[data-theme-switch]")
    if (!button) return
    const { left, top, width, height } = button.getBoundingClientRect()
    const update = () => {
      const theme = root.dataset.theme === "dark" ? "light" : "dark"
      root.style.setProperty("--light-from", `${left + width / 2}px ${top + height / 2}px`)
      apply(theme)
      try {
        localStorage.setItem("theme", theme)
      } catch {
        // Storage is blocked: the choice lasts as long as the page.
      }
    }
    // Support for view transition types, the newest feature needed here, implies the others.
    const moves = "ViewTransitionTypeSet" in window && !matchMedia("(prefers-reduced-motion: reduce)").matches
    if (!moves) return update()
    document.startViewTransition({ update, types: ["theme"] }).ready.catch(() => {})
  })
  // The theme may have changed in another tab, or before the browser restores the page (bfcache).
  addEventListener("storage", ({ key, newValue }) => {
    if (key === "theme") apply(newValue)
  })
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) restore()
  })
}

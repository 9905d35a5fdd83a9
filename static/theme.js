// The visitor's theme, set before the first paint; `data-scripts` tells style sheets that scripts run.
;(() => {
  const root = document.documentElement
  const apply = (theme) => {
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
  root.dataset.scripts = ""

  document.addEventListener("click", (event) => {
    if (!event.target.closest?.("[data-theme-switch]")) return
    apply(root.dataset.theme === "dark" ? "light" : "dark")
    try {
      localStorage.setItem("theme", root.dataset.theme)
    } catch {
      // Storage is blocked: the choice lasts as long as the page.
    }
  })

  // Another tab, or a page the browser brings back, may know better.
  addEventListener("storage", (event) => {
    if (event.key === "theme") apply(event.newValue)
  })
  addEventListener("pageshow", (event) => {
    if (event.persisted) restore()
  })
})()

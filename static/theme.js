// What the first paint must know: the visitor's theme; `data-scripts`, that scripts run; `data-filtered` and
// `data-fields`, that the address chooses among the case studies, by a tab or by the fields of the filters, so that
// not all of them are shown first, and nothing moves when the fields open; `data-searching`, that it searches.
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
  if (/[?&]q=./.test(location.search)) root.dataset.searching = ""
  const fields = /[?&](technology|service|country|platform)=./.test(location.search)
  if (fields) root.dataset.fields = ""
  if (fields || /[?&]work=./.test(location.search)) root.dataset.filtered = ""

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

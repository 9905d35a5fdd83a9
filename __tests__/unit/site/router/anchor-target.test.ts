import { anchorTarget, reveal } from "../../../../src/site/router/anchor-target"

const element = (id: string) => document.getElementById(id) as HTMLElement

beforeEach(() => {
  document.body.innerHTML = `
    <details id="outer"><summary id="summary">More</summary>
      <div role="tabpanel" data-key="one" id="panel"><p id="größe">Text</p></div>
    </details>
    <p id="plain">Text</p>`
})

afterEach(() => {
  window.location.hash = ""
})

describe("anchorTarget", () => {
  it("finds the element of the URL's anchor or of another one, and ignores invalid ones", () => {
    expect(anchorTarget()).toBeNull()
    window.location.hash = "#plain"
    expect(anchorTarget()).toBe(element("plain"))
    expect(anchorTarget("#gr%C3%B6%C3%9Fe")).toBe(element("größe"))
    expect(anchorTarget("#%")).toBeNull()
  })

  it("finds headings by anchors that they had before: in other letters, or before they got another id", () => {
    document.body.innerHTML =
      '<main id="main"><h2 id="section-main"></h2><h2 id="section-work"></h2><h2 id="über">'
    expect(anchorTarget("#main")).toBe(element("main"))
    expect(anchorTarget("#work")).toBe(element("section-work"))
    expect(anchorTarget("#u%CC%88ber%EF%B8%8F")).toBe(element("über"))
  })
})

// The scroll to a revealed anchor is tested in e2e/hidden-anchors.spec.ts.
describe("reveal", () => {
  it("opens all that hides an element: details, and panels by the event of the browser's search", () => {
    const asked: unknown[] = []
    document.body.addEventListener("beforematch", ({ target }) => asked.push(target), { once: true })
    expect(reveal(element("größe"))).toBe(true)
    expect(element("outer")).toHaveAttribute("open")
    expect(asked).toEqual([element("panel")])
  })

  it("leaves what is visible: a summary, the current panel, and what nothing hides", () => {
    expect(reveal(element("summary"))).toBe(false)
    expect(reveal(element("plain"))).toBe(false)
    element("panel").dataset.current = ""
    element("outer").setAttribute("open", "")
    expect(reveal(element("größe"))).toBe(false)
  })
})

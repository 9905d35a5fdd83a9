import { showRenderedPage, startPageTransition } from "../../../../src/site/router/page-transition"

const startViewTransition = jest.fn(() => ({ ready: new Promise(() => {}), finished: new Promise(() => {}) }))

const list = `<main>
  <h1>Work</h1>
  <article id="card"><div><picture><img /></picture></div><h2><a href="/work/one/">One</a></h2></article>
</main>`

let below: Element | undefined
const there = { from: "/work/", to: "/work/one/" }

/** The elements that have a name, by name. */
const names = () =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLElement>("*")]
      .filter(({ style }) => style.viewTransitionName)
      .map((element) => [
        element.style.viewTransitionName,
        `${element.closest("[id]")?.id} ${element.localName}`,
      ]),
  )

beforeEach(() => {
  below = undefined
  document.body.innerHTML = list
  Object.assign(document, { startViewTransition })
  jest.spyOn(window, "matchMedia").mockReturnValue({ matches: false } as MediaQueryList)
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function box(this: Element) {
    return new DOMRect(0, below?.contains(this) ? 5000 : 10, 100, 100)
  })
})

afterEach(() => {
  showRenderedPage()
  Reflect.deleteProperty(document, "startViewTransition")
})

// Moves there and back are tested in e2e/page-transition.spec.ts.
describe("a page transition", () => {
  it("names no parts outside the window", () => {
    below = document.querySelector("article") ?? undefined
    startPageTransition(there)
    expect(names()).not.toHaveProperty("cover")
  })

  it("does not start without support", () => {
    Reflect.deleteProperty(document, "startViewTransition")
    startViewTransition.mockClear()
    startPageTransition(there)
    expect(startViewTransition).not.toHaveBeenCalled()
    expect(names()).toEqual({})
  })
})

import { showRenderedPage, startPageTransition } from "../../../../src/shell/router/page-transition"

/** Promises of a view transition, which the browser resolves. */
interface Transition {
  update: () => Promise<void>
  skip: () => void
  finish: () => void
}
const transitions: Transition[] = []

const startViewTransition = jest.fn((update: Transition["update"]) => {
  const transition = { update } as Transition
  const ready = new Promise((_, reject) => {
    transition.skip = () => reject(new DOMException("Skipped", "AbortError"))
  })
  const finished = new Promise<void>((resolve) => {
    transition.finish = resolve
  })
  transitions.push(transition)
  return { ready, finished }
})

const list = `<main>
  <h1>Work</h1>
  <article id="card"><div><picture><img /></picture></div><h2><a href="/work/one/">One</a></h2></article>
</main>`
const page = `<main>
  <section id="head"><h1>One</h1><div><picture><img /></picture></div></section>
  <article><div><picture><img /></picture></div><h2><a href="/work/two/">Two</a></h2></article>
</main>`

let below: Element | undefined
const there = { from: "/work/", to: "/work/one/" }
const back = { from: "/work/one/", to: "/work/" }

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
  transitions.length = 0
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

  it("leaves the names to a later transition, and ignores that the browser skips it", async () => {
    startPageTransition(there)
    document.body.innerHTML = page
    startPageTransition(back)
    transitions[0]?.skip()
    await transitions[0]?.update()
    transitions[0]?.finish()
    await new Promise((resolve) => setTimeout(resolve))
    expect(names()).toEqual({ cover: "head div", title: "head h1" })
  })

  it("does not start without support", () => {
    Reflect.deleteProperty(document, "startViewTransition")
    startViewTransition.mockClear()
    startPageTransition(there)
    expect(startViewTransition).not.toHaveBeenCalled()
    expect(names()).toEqual({})
  })
})

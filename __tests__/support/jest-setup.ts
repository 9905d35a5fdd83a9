/** What the component tests expect of every browser and jsdom does not have, in the smallest form. */
import "@testing-library/jest-dom"
import { configure } from "@testing-library/react"

// Waiting is no assertion: a busy machine may take its time.
configure({ asyncUtilTimeout: 15_000 })

/** Never reports anything: what comes near the viewport stays unloaded unless a test brings its own. */
class SilentObserver {
  readonly root = null
  readonly rootMargin = ""
  readonly scrollMargin = ""
  readonly thresholds = []
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

Object.assign(globalThis, {
  __PATH_PREFIX__: "",
  __BASE_PATH__: "",
  // Every page loads at once and has nothing in it.
  ___loader: { loadPage: jest.fn(async () => ({})), loadPageSync: jest.fn() },
})
window.IntersectionObserver ??= SilentObserver
window.ResizeObserver ??= SilentObserver
window.scrollTo = jest.fn()
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: jest.fn(),
    removeListener: jest.fn(),
  })

// jsdom knows the element but not how to open and close it.
HTMLDialogElement.prototype.show ??= open
HTMLDialogElement.prototype.showModal ??= open
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement, returnValue = "") {
  if (!this.open) return
  this.open = false
  this.returnValue = returnValue
  this.dispatchEvent(new Event("close"))
}

function open(this: HTMLDialogElement) {
  this.open = true
}

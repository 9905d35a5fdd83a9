/** Minimal versions of browser features that component tests need and jsdom lacks. */
import "@testing-library/jest-dom"
import { configure } from "@testing-library/react"

// A busy machine may be slow.
configure({ asyncUtilTimeout: 15_000 })

/** What jsdom lacks, and lazy parts that finish loading after a test has seen enough. */
const expectedErrors =
  /The tag <.+> is unrecognized|Not implemented: navigation|A suspended resource finished loading/
const { error } = console
console.error = (...args) => {
  if (!expectedErrors.test(String(args[0]))) error(...args)
}

/** Never reports an intersection: lazy parts stay unloaded unless a test uses its own observer. */
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
  // Every page loads immediately and is empty.
  ___loader: { loadPage: jest.fn(async () => ({})), loadPageSync: jest.fn() },
})
window.IntersectionObserver ??= SilentObserver
window.ResizeObserver ??= SilentObserver
window.scrollTo = jest.fn()
Element.prototype.scrollTo = function scrollTo(options?: ScrollToOptions | number) {
  if (typeof options === "object") Object.assign(this, { scrollLeft: options.left, scrollTop: options.top })
}
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: jest.fn(),
    removeListener: jest.fn(),
  })

// jsdom hides a closed dialog, and knows no popovers.
HTMLElement.prototype.togglePopover ??= function togglePopover(this: HTMLElement, options) {
  return this.toggleAttribute("open", typeof options === "object" ? options.force : options)
}
HTMLElement.prototype.hidePopover ??= function hidePopover(this: HTMLElement) {
  this.removeAttribute("open")
}

// jsdom has the element but not its methods.
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

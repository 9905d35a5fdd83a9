/** An IntersectionObserver that tests control. */
export class HandObserver implements IntersectionObserver {
  static readonly all: HandObserver[] = []
  readonly root = null
  readonly rootMargin: string
  readonly scrollMargin = ""
  readonly thresholds = []
  readonly watched = new Set<Element>()

  constructor(
    private readonly onMove: IntersectionObserverCallback,
    { rootMargin = "" }: IntersectionObserverInit = {},
  ) {
    this.rootMargin = rootMargin
    HandObserver.all.push(this)
  }

  observe(element: Element) {
    this.watched.add(element)
  }

  unobserve(element: Element) {
    this.watched.delete(element)
  }

  disconnect() {
    this.watched.clear()
  }

  takeRecords() {
    return []
  }

  /** Report that the element enters or leaves the viewport. */
  move(target: Element, isIntersecting = true) {
    if (!this.watched.has(target)) return
    this.onMove([{ target, isIntersecting } as IntersectionObserverEntry], this)
  }
}

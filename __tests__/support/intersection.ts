/** A mock of IntersectionObserver: tests report intersections with `notify`. */
export class MockIntersectionObserver implements IntersectionObserver {
  static readonly all: MockIntersectionObserver[] = []
  readonly root = null
  readonly rootMargin: string
  readonly scrollMargin = ""
  readonly thresholds = []
  readonly observed = new Set<Element>()

  constructor(
    private readonly callback: IntersectionObserverCallback,
    { rootMargin = "" }: IntersectionObserverInit = {},
  ) {
    this.rootMargin = rootMargin
    MockIntersectionObserver.all.push(this)
  }

  observe(element: Element) {
    this.observed.add(element)
  }

  unobserve(element: Element) {
    this.observed.delete(element)
  }

  disconnect() {
    this.observed.clear()
  }

  takeRecords() {
    return []
  }

  /** Report that the element enters or leaves the viewport. */
  notify(target: Element, isIntersecting = true) {
    if (!this.observed.has(target)) return
    this.callback([{ target, isIntersecting } as IntersectionObserverEntry], this)
  }
}

import { act, createEvent, fireEvent, render, screen } from "@testing-library/react"
import { navigate, prefetchPathname } from "gatsby"
import { CurrentPath } from "../../../../src/site/router/current-path"
import { Link } from "../../../../src/site/router/link"
import { followPageLinks } from "../../../../src/site/router/page-links"
import { prefetchMargin } from "../../../../src/site/router/prefetch"
import { MockIntersectionObserver } from "../../../support/intersection"

window.IntersectionObserver = MockIntersectionObserver
let leaveLinks: () => void

beforeAll(() => {
  leaveLinks = followPageLinks()
})
let connection: { saveData?: boolean; effectiveType?: string } | undefined
const loadPage = jest.fn(async () => ({}))

/** A page that no other test has prefetched. */
let pages = 0
const newPage = () => `/page-${++pages}/`

beforeEach(() => {
  Object.assign(window, { ___loader: { loadPage, loadPageSync: () => undefined } })
  connection = undefined
  Object.defineProperty(navigator, "connection", { configurable: true, get: () => connection })
  window.history.replaceState(null, "", "/company/")
})

afterEach(() => {
  jest.restoreAllMocks()
})

/** Press a link. Return whether the browser handles it. */
const press = async (link: HTMLElement, init: MouseEventInit = {}) => {
  const click = createEvent.click(link, { button: 0, ...init })
  // jsdom cannot navigate to another page, and would log an error.
  let byBrowser = false
  const after = (event: Event) => {
    byBrowser = !event.defaultPrevented
    event.preventDefault()
  }
  document.addEventListener("click", after, { once: true })
  await act(async () => fireEvent(link, click))
  document.removeEventListener("click", after)
  return byBrowser
}

const near = (link: Element) => {
  for (const observer of MockIntersectionObserver.all) observer.notify(link)
}

describe("Link", () => {
  describe("to a page of the site", () => {
    it.each<[string, MouseEventInit]>([
      ["Ctrl", { ctrlKey: true }],
      ["Command", { metaKey: true }],
      ["Shift", { shiftKey: true }],
      ["Alt", { altKey: true }],
      ["the middle button", { button: 1 }],
    ])("leaves a press with %s to the browser", async (_, init) => {
      render(<Link href="/services/">Go</Link>)
      expect(await press(screen.getByRole("link"), init)).toBe(true)
      expect(loadPage).not.toHaveBeenCalled()
    })

    it.each([
      ["a new tab", { target: "_blank", rel: "noopener" }, true],
      ["a download", { download: "" }, true],
      ["the same tab", { target: "_self" }, false],
    ])("leaves a link to %s to the browser, or not: %j", async (_, props, byBrowser) => {
      render(
        <Link href="/services/" {...props}>
          Go
        </Link>,
      )
      const link = screen.getByRole("link")
      for (const [name, value] of Object.entries(props)) expect(link).toHaveAttribute(name, value)
      near(link)
      expect(prefetchPathname).toHaveBeenCalledTimes(byBrowser ? 0 : 1)
      expect(await press(link)).toBe(byBrowser)
    })

    it("opens in the app from HTML that is not hydrated yet", async () => {
      document.body.innerHTML = '<p><a href="/services/#faq"><b>Go</b></a></p>'
      const inside = screen.getByText("Go")
      fireEvent.pointerOver(inside)
      expect(loadPage).toHaveBeenCalledWith("/services/")
      expect(await press(inside)).toBe(false)
      expect(navigate).toHaveBeenCalledWith("/services/#faq", { replace: false })
    })

    it("opens in the app if React stops the click, because the part of the page is not hydrated yet", async () => {
      document.body.innerHTML = '<div><a href="/services/">Go</a></div>'
      const stop = (event: Event) => event.stopPropagation()
      const root = document.querySelector("div")
      root?.addEventListener("click", stop, true)
      const click = createEvent.click(screen.getByText("Go"), { button: 0 })
      await act(async () => fireEvent(screen.getByText("Go"), click))
      expect(click.defaultPrevented).toBe(true)
      expect(navigate).toHaveBeenCalledTimes(1)
    })

    it("leaves a link with an empty address to the browser, which reloads the page", async () => {
      document.body.innerHTML = '<a href="">Load it again</a>'
      expect(await press(screen.getByText("Load it again"))).toBe(true)
    })

    it("does nothing if its own click handler prevents the default", async () => {
      render(
        <Link href="/services/" onClick={(event) => event.preventDefault()}>
          Go
        </Link>,
      )
      await press(screen.getByRole("link"))
      expect(loadPage).not.toHaveBeenCalled()
    })

    it("replaces the entry of the current page, and leaves an anchor there to the browser, which scrolls", async () => {
      render(
        <>
          <Link href="/company/#values">Values</Link>
          <Link href="/company/">Company</Link>
        </>,
      )
      expect(await press(screen.getByRole("link", { name: "Values" }))).toBe(true)
      expect(await press(screen.getByRole("link", { name: "Company" }))).toBe(false)
      expect(jest.mocked(navigate).mock.calls).toEqual([["/company/", { replace: true }]])
    })

    it.each([
      ["/company/", {}, "page"],
      ["/services/", {}, null],
      ["/company/#values", {}, null],
      ["/company/", { "aria-current": undefined }, null],
      ["/services/", { "aria-current": "true" }, "true"],
    ] as const)("%s with %j is marked as current on /company/: %s", (href, props, expected) => {
      render(
        <CurrentPath value="/company/">
          <Link href={href} {...props}>
            Go
          </Link>
        </CurrentPath>,
      )
      expect(screen.getByRole("link").getAttribute("aria-current")).toBe(expected)
    })
  })

  it("leaves clicks to the browser after the app has unmounted", async () => {
    leaveLinks()
    render(<Link href="/services/">Go</Link>)
    fireEvent.pointerOver(screen.getByRole("link"))
    expect(await press(screen.getByRole("link"))).toBe(true)
    expect(loadPage).not.toHaveBeenCalled()
    leaveLinks = followPageLinks()
  })

  describe("to anything else", () => {
    it.each([["#results"], ["https://elsewhere.example/"], ["tel:+8801700000000"]])(
      "is a plain anchor: %s",
      async (href) => {
        render(
          <Link href={href} rel="external">
            Go
          </Link>,
        )
        const link = screen.getByText("Go")
        expect(link).toHaveAttribute("href", href)
        expect(link).toHaveAttribute("rel", "external")
        near(link)
        fireEvent.pointerOver(link)
        expect(await press(link)).toBe(true)
        expect(prefetchPathname).not.toHaveBeenCalled()
        expect(loadPage).not.toHaveBeenCalled()
      },
    )
  })

  describe("prefetching", () => {
    it("starts 200px before the viewport, with one observer for all links", () => {
      const [one, two] = [newPage(), newPage()]
      render(
        <>
          <Link href={one}>One</Link>
          <Link href={two}>Two</Link>
        </>,
      )
      expect(MockIntersectionObserver.all).toHaveLength(1)
      expect(MockIntersectionObserver.all[0]?.rootMargin).toBe(prefetchMargin)
      expect(prefetchMargin).toBe("200px")
      expect(prefetchPathname).not.toHaveBeenCalled()
      near(screen.getByText("Two"))
      expect(jest.mocked(prefetchPathname).mock.calls).toEqual([[two]])
    })

    it("prefetches and loads a path once, even if several links have it", () => {
      const path = newPage()
      render(
        <>
          <Link href={path}>One</Link>
          <Link href={`${path}?a=1#faq`}>Two</Link>
        </>,
      )
      for (const name of ["One", "Two", "One"]) near(screen.getByText(name))
      expect(prefetchPathname).toHaveBeenCalledTimes(1)
      fireEvent.pointerOver(screen.getByText("One"))
      fireEvent.focusIn(screen.getByText("Two"))
      expect(jest.mocked(loadPage).mock.calls).toEqual([[path]])
    })

    it.each([
      ["prefetches", "an unknown connection", undefined, true],
      ["prefetches", "4g", { effectiveType: "4g", saveData: false }, true],
      ["prefetches", "3g", { effectiveType: "3g" }, true],
      ["does not prefetch", "2g", { effectiveType: "2g" }, false],
      ["does not prefetch", "slow-2g", { effectiveType: "slow-2g" }, false],
      ["does not prefetch", "save-data", { effectiveType: "4g", saveData: true }, false],
    ])("%s on %s", (_, __, given, expected) => {
      connection = given
      const [seen, hovered, focused] = [newPage(), newPage(), newPage()]
      render(
        <>
          <Link href={seen}>Seen</Link>
          <Link href={hovered}>Hovered</Link>
          <Link href={focused}>Focused</Link>
        </>,
      )
      near(screen.getByText("Seen"))
      fireEvent.pointerOver(screen.getByText("Hovered"))
      fireEvent.focusIn(screen.getByText("Focused"))
      expect(prefetchPathname).toHaveBeenCalledTimes(expected ? 1 : 0)
      expect(loadPage).toHaveBeenCalledTimes(expected ? 2 : 0)
    })

    it("waits until the browser is online", () => {
      const onLine = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false)
      render(<Link href={newPage()}>Services</Link>)
      const link = screen.getByRole("link")
      near(link)
      expect(prefetchPathname).not.toHaveBeenCalled()
      onLine.mockReturnValue(true)
      near(link)
      expect(prefetchPathname).toHaveBeenCalledTimes(1)
    })

    it("stops observing a link that is unmounted", () => {
      const { unmount } = render(<Link href={newPage()}>Services</Link>)
      const link = screen.getByRole("link")
      expect(MockIntersectionObserver.all[0]?.observed.has(link)).toBe(true)
      unmount()
      expect(MockIntersectionObserver.all[0]?.observed.has(link)).toBe(false)
    })
  })
})

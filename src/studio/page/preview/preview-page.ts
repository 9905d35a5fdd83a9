import { showUnsavedDocument, waitForPage } from "../../host"
import { countedNames, headKey } from "../blocks/page-parts"
import { elementOfLine } from "./reveal"

/** The site has the same origin. */
type Site = Window &
  typeof globalThis & {
    ___replace?: (path: string) => void
    ___loader?: { isPageNotFound(path: string): boolean }
    unsavedDocument?: object | undefined
  }

let frame: HTMLIFrameElement | null = null

/** The last page, until the next one replaces it. */
let left: { path: string; content: Element | null } | undefined

const events = new EventTarget()

const siteWindow = () => frame?.contentWindow as Site | null | undefined

const contentOf = (site: Site) => site.document.querySelector("main > *")

/** The site's page next to the editor. Nothing else in the studio knows the site's markup, routes and globals. */
export const previewPage = {
  /** Show it in a frame; null when the frame is removed. */
  attach: (next: HTMLIFrameElement | null) => {
    frame = next
    left = undefined
  },
  /** After a load: keep the focus in the studio, and tell it each change, key and click of the page. */
  connect: ({ onRender, onClick }: { onRender: () => void; onClick: (element: Element) => void }) => {
    const site = siteWindow()
    if (!site) return
    const page = site.document
    observe(page, onRender)
    // The router focuses every new page. The focus stays in the form.
    const { focus } = site.HTMLElement.prototype
    site.HTMLElement.prototype.focus = function (options) {
      if (page.hasFocus()) focus.call(this, options)
    }
    page.addEventListener("keydown", (event) => {
      // Save, undo and redo are keys of the studio also while the page has the focus.
      if (!window.dispatchEvent(new KeyboardEvent(event.type, event))) event.preventDefault()
    })
    page.addEventListener(
      "click",
      (event) => {
        // With Alt, the click is for the page: a menu, a tab, a link.
        if (event.altKey || !event.isTrusted) return
        event.preventDefault()
        event.stopPropagation()
        onClick(event.target as Element)
      },
      true,
    )
  },
  /** Lead the frame to a page with the site's router, once Gatsby has its data. Return how to stop that. */
  open: (path: string) => {
    const site = siteWindow()
    const waiting = new AbortController()
    const pathname = site?.location.pathname
    left = site && pathname !== path ? { path: site.location.pathname, content: contentOf(site) } : undefined
    if (!site || !left) return () => {}
    // It belongs to the file that was open before.
    site.unsavedDocument = undefined
    const lead = async () => {
      await waitForPage(path, waiting.signal)
      if (site.___replace) site.___replace(path)
      else site.location.replace(path)
    }
    // It rejects when another page is wanted.
    lead().catch(() => {})
    return () => waiting.abort()
  },
  /** Whether the wanted page is not in the frame yet. */
  isComing: () => {
    const site = siteWindow()
    if (!site) return true
    const { pathname } = site.location
    const content = contentOf(site)
    const isLeft = content === left?.content || pathname === left?.path
    // The site reloads a page that was opened too early.
    return !content || isLeft || site.___loader?.isPageNotFound(pathname) === true
  },
  reload: () => siteWindow()?.location.reload(),
  /** Show the typed node of an unsaved text, also before Gatsby has run the page's query again. */
  show: (document: Readonly<Record<string, unknown>>) => {
    const site = siteWindow()
    if (site) showUnsavedDocument(site, document)
  },
  part: partOf,
  /** The key of the part that an element is in. Undefined outside of the document. */
  keyOf: (element: Element) => {
    if (!element.closest("main")) return undefined
    const found = [...partsIn(element.ownerDocument)].find(([, part]) => part?.contains(element))
    return found?.[0] ?? (element.closest(slice) ? undefined : headKey)
  },
  /** Scroll to a line of Markdown in a part, or else to the part, unless it is visible. */
  scrollTo: (key = "", line = "") => {
    const part = partOf(key)
    const element = part && (elementOfLine(part, line) ?? part)
    if (!element) return
    // At once: while a page scrolls smoothly, its parts load and move each other.
    const { top, bottom } = element.getBoundingClientRect()
    const height = element.ownerDocument.defaultView?.innerHeight ?? 0
    if (bottom < 80 || top > height * 0.7) element.scrollIntoView({ block: "start", behavior: "instant" })
  },
  /** A section as an example shows it. */
  example: async (name: string) => {
    // Only after the page, which the gallery would delay. Its `change` asks again.
    if (!pageDocument()) return undefined
    gallery ??= openGallery()
    return (await gallery)?.querySelector(`[data-example="${CSS.escape(name)}"] > :not(style)`)
  },
  /** Call a function 0.6 s after the last change of the page, or of the examples. Return how to stop that. */
  onChange: (listener: () => void) => {
    events.addEventListener("change", listener)
    return () => events.removeEventListener("change", listener)
  },
}

/** The element of a part of the page, by its key in `pageParts`. Undefined until the page has come. */
function partOf(key: string) {
  const page = pageDocument()
  return page && partsIn(page).get(key)
}

/** The page's document, once it has come. */
const pageDocument = () => (frame?.inert ? undefined : siteWindow()?.document)

/** Report each change of a page, and when it has not changed for 0.6 s. */
const observe = (page: Document, onRender = () => {}) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const report = () => {
    onRender()
    clearTimeout(timer)
    timer = setTimeout(() => events.dispatchEvent(new Event("change")), 600)
  }
  new MutationObserver(report).observe(page.body, { childList: true, characterData: true, subtree: true })
  report()
}

const slice = "[data-slice]"

// The name of a slice of the page is that of its section and its index; the head is in no slice.
const partsIn = (page: Document) => {
  const slices = [...page.querySelectorAll<HTMLElement>(`main ${slice}`)]
  const keys = countedNames(slices.map(({ dataset }) => dataset.slice?.replace(/-\d+$/, "") ?? ""))
  const parts = slices.map(
    (slice, index) => [keys[index], slice.querySelector(":scope > :not(style)")] as const,
  )
  return new Map([[headKey, page.querySelector("main section, main header")], ...parts])
}

let gallery: Promise<Document | null> | undefined

/** The page that shows all sections. Its sections render only after it was loaded. */
const openGallery = () =>
  new Promise<Document | null>((resolve) => {
    const frame = document.createElement("iframe")
    frame.src = "/gallery/"
    frame.hidden = true
    frame.onload = () => {
      if (frame.contentDocument) observe(frame.contentDocument)
      resolve(frame.contentDocument)
    }
    document.body.append(frame)
  })

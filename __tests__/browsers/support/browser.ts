/** What the smoke test needs of a browser. */
export interface Browser {
  /** Open a page, and wait until it has loaded. */
  open: (url: string) => Promise<void>
  /** Run a function in the page. It cannot use variables of the test. */
  evaluate: <Result>(run: () => Result) => Promise<Awaited<Result>>
  click: (selector: string) => Promise<void>
  /** The window as a PNG. */
  screenshot: () => Promise<Uint8Array>
  close: () => Promise<void>
}

export type BrowserKind = "firefox" | "webkit"

/** Between breakpoints: scrollbars do not count in media queries, but take space in Firefox. */
export const windowSize = { width: 1400, height: 900 }

/** The machine may be slow. */
export const timeout = 110_000

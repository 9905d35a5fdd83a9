/** What the smoke test needs of a browser. */
export interface Browser {
  /** Open a page, and wait until it has loaded. */
  open: (url: string) => Promise<void>
  /** Run a function in the page. It cannot use variables of the test. */
  evaluate: <Result>(run: () => Result) => Promise<Awaited<Result>>
  click: (selector: string) => Promise<void>
  /** The window as a PNG. */
  picture: () => Promise<Uint8Array>
  close: () => Promise<void>
}

export type BrowserKind = "firefox" | "webkit"

export const windowSize = { width: 1280, height: 900 }

import type { Browser, BrowserKind } from "./browser"
import { openFirefox } from "./firefox"
import { openPlaywrightBrowser } from "./playwright-browser"
import { openWebKit } from "./webkit"

/** The system's browser, else Playwright's. Throws an error if there is neither. */
export const openBrowser = async (kind: BrowserKind): Promise<Browser> =>
  (await (kind === "firefox" ? openFirefox() : openWebKit())) ?? openPlaywrightBrowser(kind)

import puppeteer from "puppeteer-core"
import { findProgram } from "../../../src/tooling/programs"
import { type Browser, timeout, windowSize } from "./browser"

/** The system's Firefox over WebDriver BiDi; undefined if it is not installed. */
export const openFirefox = async (): Promise<Browser | undefined> => {
  const executablePath = findProgram("firefox")
  if (!executablePath) return undefined
  const firefox = await puppeteer.launch({ browser: "firefox", executablePath, defaultViewport: windowSize })
  const page = await firefox.newPage()
  page.setDefaultTimeout(timeout)
  return {
    open: async (url) => void (await page.goto(url)),
    evaluate: <Result>(run: () => Result) => page.evaluate(`(${run})()`) as Promise<Awaited<Result>>,
    click: (selector) => page.click(selector),
    screenshot: () => page.screenshot({ captureBeyondViewport: false }),
    close: () => firefox.close(),
  }
}

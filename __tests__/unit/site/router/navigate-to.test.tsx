import { act, screen } from "@testing-library/react"
import { navigate } from "gatsby"
import { loadDocument } from "../../../../src/site/router/load-document"
import {
  endNavigation,
  followHistory,
  fullLoadDelay,
  navigateTo,
  slowDelay,
} from "../../../../src/site/router/navigate-to"
import type { LoadedPage } from "../../../../src/site/router/page-loader"
import { LoadingBar } from "../../../../src/site/shell/loading-bar"
import { render } from "../../../support/render"

jest.mock("../../../../src/site/router/load-document")

const loadPage = jest.fn<Promise<LoadedPage | undefined>, [string]>()
const loadPageSync = jest.fn<LoadedPage | undefined, [string]>()

beforeEach(() => {
  jest.useFakeTimers()
  window.history.scrollRestoration = "auto"
  loadPage.mockResolvedValue({ status: "success" })
  loadPageSync.mockReturnValue(undefined)
  Object.assign(window, { ___loader: { loadPage, loadPageSync }, ___webpackCompilationHash: "one" })
})

afterEach(() => {
  endNavigation()
  jest.useRealTimers()
})

const advance = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

// Pages and documents that are loaded by a click are tested in e2e/navigation.spec.ts.
describe("followHistory", () => {
  it("leaves a page that loads to Gatsby", async () => {
    await followHistory("/services/#faq")
    expect(loadPage).toHaveBeenCalledWith("/services/")
    expect(navigate).not.toHaveBeenCalled()
    expect(loadDocument).not.toHaveBeenCalled()
  })

  it("loads the document of a page that does not load", async () => {
    loadPage.mockRejectedValue(new Error("correct component chunk"))
    await followHistory("/services/#faq")
    expect(loadDocument).toHaveBeenCalledWith("/services/#faq")
  })
})

describe("LoadingBar", () => {
  beforeEach(() => {
    loadPage.mockReturnValue(new Promise(() => {}))
  })

  it("does not appear if the page loads in time", async () => {
    render(<LoadingBar />)
    act(() => void navigateTo("/services/"))
    await advance(slowDelay - 1)
    act(endNavigation)
    await advance(fullLoadDelay)
    expect(screen.queryByRole("progressbar")).toBeNull()
    expect(loadDocument).not.toHaveBeenCalled()
  })

  it("stays while the document loads, for a limited time", async () => {
    render(<LoadingBar />)
    loadPage.mockResolvedValue(undefined)
    await act(() => navigateTo("/services/"))
    await advance(slowDelay)
    expect(screen.getByRole("progressbar")).toBeVisible()
    await advance(fullLoadDelay)
    expect(screen.queryByRole("progressbar")).toBeNull()
    expect(loadDocument).toHaveBeenCalledTimes(1)
  })
})

/** Clicks before hydration are repeated. */
import { act, render } from "@testing-library/react"
import { firstScript } from "../../../../src/site/shell/head/first-script"
import { useEarlyClick } from "../../../../src/site/ui/hydration/early-click"

jest.useFakeTimers()
firstScript([])

const Part = ({ slice }: { slice?: string }) => {
  useEarlyClick(slice)
  return null
}

const clicksAfterHydrating = (button: HTMLElement, slice?: string) => {
  const onClick = jest.fn()
  button.addEventListener("click", onClick)
  window.clickedButton = button
  render(<Part slice={slice} />)
  act(() => jest.runAllTimers())
  return onClick.mock.calls.length
}

const addButton = (html: string) => {
  document.body.innerHTML = html
  return document.querySelector("button") as HTMLElement
}

afterEach(() => {
  delete window.clickedButton
  window.hydratedParts?.clear()
})

test("a button in a slice waits for its own slice", () => {
  const button = addButton('<div data-slice="footer"><button>Settings</button></div>')
  expect(clicksAfterHydrating(button)).toBe(0)
  expect(clicksAfterHydrating(button, "team")).toBe(0)
  expect(clicksAfterHydrating(button, "footer")).toBe(1)
})

test("a button that is gone is not clicked", () => {
  const button = addButton("<button>Menu</button>")
  button.remove()
  expect(clicksAfterHydrating(button)).toBe(0)
})

describe("with the page's first script", () => {
  const hydrate = (slice?: string) => {
    render(<Part slice={slice} />)
    act(() => jest.runAllTimers())
  }

  test("a click before hydration is repeated once", () => {
    const button = addButton("<button type='button'>Menu</button>")
    const onClick = jest.fn()
    button.click()
    button.addEventListener("click", onClick)
    hydrate()
    hydrate()
    expect(onClick).toHaveBeenCalledTimes(1)
  })

  test("a click after hydration is not repeated when the part is mounted again", () => {
    const button = addButton("<button type='button'>Menu</button>")
    const onClick = jest.fn()
    button.addEventListener("click", onClick)
    hydrate()
    button.click()
    hydrate()
    expect(onClick).toHaveBeenCalledTimes(1)
  })

  test("a click for which React hydrates the part at once is not repeated", () => {
    const button = addButton('<div data-slice="faq"><button type="button">Question</button></div>')
    const onClick = jest.fn(() => {
      if (onClick.mock.calls.length === 1) render(<Part slice="faq" />)
    })
    button.addEventListener("click", onClick)
    button.click()
    act(() => jest.runAllTimers())
    expect(onClick).toHaveBeenCalledTimes(1)
  })

  test("a link that becomes a button does not open its address, unless the scripts could not be loaded", () => {
    document.body.innerHTML = '<a href="#footer" data-needs-script="">Menu</a>'
    const click = () => {
      const event = new MouseEvent("click", { bubbles: true, cancelable: true })
      document.querySelector("a")?.dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(click()).toBe(true)
    document.documentElement.dataset.failed = ""
    expect(click()).toBe(false)
    delete document.documentElement.dataset.failed
  })
})

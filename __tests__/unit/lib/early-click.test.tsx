/** Clicks before hydration are repeated. */
import { act, render } from "@testing-library/react"
import { useEarlyClick } from "../../../src/lib/early-click"

jest.useFakeTimers()

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
})

test("a button outside of slices is clicked once the page is hydrated", () => {
  const button = addButton("<button>Menu</button>")
  expect(clicksAfterHydrating(button)).toBe(1)
  expect(window.clickedButton).toBeUndefined()
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

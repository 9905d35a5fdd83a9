import { act, render } from "@testing-library/react"
import { Consent } from "../../../../../src/site/features/consent/consent"
import { measurementIdName, plausibleName } from "../../../../../src/site/features/consent/measurement-id"
import { trackRoute } from "../../../../../src/site/features/consent/track-route"

afterEach(() => {
  document.head.replaceChildren()
  Reflect.deleteProperty(navigator, "globalPrivacyControl")
})

// Page views, the banner and its buttons are tested in e2e/analytics.spec.ts.
it("sends nothing to Plausible if the browser sends an opt-out signal", async () => {
  document.head.innerHTML = `<meta name="${plausibleName}" content="https://plausible.example/api/event">`
  Object.defineProperty(navigator, "globalPrivacyControl", { configurable: true, value: true })
  global.fetch = jest.fn()
  trackRoute("/services/")
  // The code of analytics loads after the page.
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)))
  expect(fetch).not.toHaveBeenCalled()
})

it("does not ask for consent if the browser sends an opt-out signal", async () => {
  document.head.innerHTML = `<meta name="${measurementIdName}" content="G-TEST123">`
  Object.defineProperty(navigator, "globalPrivacyControl", { configurable: true, value: true })
  const { container } = render(
    <>
      <Consent part="question" />
      <Consent part="setting" />
    </>,
  )
  await act(async () => {})
  expect(container).toBeEmptyDOMElement()
})

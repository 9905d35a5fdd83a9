import { act, render } from "@testing-library/react"
import { measurementIdName } from "../../../src/lib/measurement-id"
import { Consent } from "../../../src/shell/consent"

// The question and its answers are in e2e/analytics.spec.ts.
it("does not ask if the browser sends a signal", async () => {
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

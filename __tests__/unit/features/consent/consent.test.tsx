import { act, render } from "@testing-library/react"
import { Consent } from "../../../../src/features/consent/consent"
import { measurementIdName } from "../../../../src/features/consent/measurement-id"

// The banner and its buttons are tested in e2e/analytics.spec.ts.
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

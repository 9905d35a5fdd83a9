import { act, render } from "@testing-library/react"
import { Consent } from "../../../../../src/site/features/consent/consent"
import { measurementIdName, plausibleName } from "../../../../../src/site/features/consent/measurement-id"
import { trackRoute } from "../../../../../src/site/features/consent/track-route"

afterEach(() => {
  document.head.replaceChildren()
  Reflect.deleteProperty(navigator, "globalPrivacyControl")
})

it.each([undefined, true])("sends page views to Plausible without a banner (opt-out: %s)", async (optOut) => {
  const api = "https://plausible.example/api/event"
  document.head.innerHTML = `<meta name="${plausibleName}" content="${api}">`
  Object.defineProperty(navigator, "globalPrivacyControl", { configurable: true, value: optOut })
  global.fetch = jest.fn(async () => ({ ok: true }) as Response)
  const { container } = render(<Consent part="question" />)
  trackRoute("/services/")
  // The code of analytics loads after the page.
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)))
  const sent = jest.mocked(fetch).mock.calls.map(([url, init]) => [url, JSON.parse(String(init?.body))])
  const view = {
    name: "pageview",
    domain: "localhost",
    url: "http://localhost/services/",
    referrer: "",
    props: { path: "/services/", title: "Page view /services/" },
  }
  expect(sent).toEqual(optOut ? [] : [[api, view]])
  expect(container).toBeEmptyDOMElement()
  expect(document.cookie).toBe("")
})

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

import { act } from "@testing-library/react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { KeepPage } from "../../../../src/site/shell/render/keep-page"

const Page = ({ broken }: { broken: boolean }) => {
  if (broken) throw new Error("broken page")
  return <h1>Services</h1>
}

const hydrate = async (served: React.ReactElement, element: React.ReactElement) => {
  const container = document.createElement("div")
  container.innerHTML = renderToString(served)
  document.body.replaceChildren(container)
  await act(async () =>
    hydrateRoot(container, <KeepPage container={container}>{element}</KeepPage>, {
      onRecoverableError: () => {},
    }),
  )
  return container
}

beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation(() => {})
  window.history.replaceState(null, "", "/services/")
  delete document.documentElement.dataset.failed
})
afterEach(() => jest.restoreAllMocks())

describe("KeepPage", () => {
  it("lets links open their addresses that scripts use as buttons", async () => {
    await hydrate(<Page broken={false} />, <Page broken />)
    expect(document.documentElement).toHaveAttribute("data-failed")
  })
})

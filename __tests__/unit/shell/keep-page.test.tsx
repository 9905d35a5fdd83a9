import { act } from "@testing-library/react"
import { useEffect, useState } from "react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { KeepPage } from "../../../src/shell/render/keep-page"
import { reloadDocument } from "../../../src/shell/router/load-document"

jest.mock("../../../src/shell/router/load-document")

const Page = ({ broken }: { broken: boolean }) => {
  if (broken) throw new Error("broken page")
  return <h1>Services</h1>
}

/** Fails after it is hydrated, as a router does during navigation. */
const Later = () => {
  const [broken, setBroken] = useState(false)
  useEffect(() => {
    window.history.replaceState(null, "", "/company/")
    setBroken(true)
  }, [])
  return <Page broken={broken} />
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
  it("keeps the server's HTML if the page fails while it is hydrated", async () => {
    const container = await hydrate(<Page broken={false} />, <Page broken />)
    expect(container).toHaveTextContent("Services")
    expect(reloadDocument).not.toHaveBeenCalled()
  })

  it("lets links open their addresses that scripts use as buttons", async () => {
    await hydrate(<Page broken={false} />, <Page broken />)
    expect(document.documentElement).toHaveAttribute("data-failed")
  })

  it("loads the document of a page that fails after navigation", async () => {
    const container = await hydrate(<Page broken={false} />, <Later />)
    expect(container).toHaveTextContent("Services")
    expect(reloadDocument).toHaveBeenCalledTimes(1)
  })
})

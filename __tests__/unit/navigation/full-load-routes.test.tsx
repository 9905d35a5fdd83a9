import { navigate } from "gatsby"
import { loadDocument } from "../../../src/lib/load-document"
import { navigateTo } from "../../../src/lib/navigate-to"

jest.mock("../../../src/lib/load-document")

// Links to and from such a page are followed in e2e/search.spec.ts.
it("scripts that open such a page load its document", async () => {
  window.history.replaceState(null, "", "/services/")
  await navigateTo("/search/?q=go")
  expect(loadDocument).toHaveBeenCalledWith("/search/?q=go")
  expect(navigate).not.toHaveBeenCalled()
})

import { navigate } from "gatsby"
import { loadDocument } from "../../../src/lib/load-document"
import { navigateTo } from "../../../src/lib/navigate-to"

jest.mock("../../../src/lib/load-document")

// Links to and from such pages are tested in e2e/search.spec.ts.
it("loads the document of a full-load route, if a script opens it", async () => {
  window.history.replaceState(null, "", "/services/")
  await navigateTo("/search/?q=go")
  expect(loadDocument).toHaveBeenCalledWith("/search/?q=go")
  expect(navigate).not.toHaveBeenCalled()
})

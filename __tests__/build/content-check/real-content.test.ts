import { checkContent } from "../../../src/content-check/check-content"
import { repository } from "../../support/content"
import { formatBriefly } from "../../support/format-briefly"

it("has no problems in any document or data file", async () => {
  const { diagnostics } = await checkContent(repository)
  expect(diagnostics.map(formatBriefly)).toEqual([])
})

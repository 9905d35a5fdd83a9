import { checkContent } from "../../../src/content-model/check-content"
import { formatProblem } from "../../../src/content-model/problem"
import { repository } from "../../support/content"

it("is valid, every document and every data file", async () => {
  const { problems } = await checkContent(repository, { withDrafts: false })
  expect(problems.map(formatProblem)).toEqual([])
})

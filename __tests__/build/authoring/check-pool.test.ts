import { readFileSync } from "node:fs"
import path from "node:path"
import { checkPool } from "../../../src/authoring/check-pool"
import { checkContent } from "../../../src/content-model/check-content"
import { checkDocument } from "../../../src/content-model/check-document"
import { documentFiles } from "../../../src/content-model/content-files"
import { removeSites, siteWith } from "../../support/fixture-site"

jest.setTimeout(60_000)
afterAll(removeSites)

/** Checks the documents of a site by a pool, and each of them by itself. */
const both = async (pool: ReturnType<typeof checkPool>, root: string) => {
  const documents = await documentFiles(root)
  const texts = documents.map(({ file }) => readFileSync(path.join(root, file), "utf8"))
  const pooled = await Promise.all(
    documents.map((document, index) => pool.check(document, texts[index] ?? "")),
  )
  const alone = await Promise.all(
    documents.map(({ collection, slug, file }, index) =>
      checkDocument(collection, { slug, file, text: texts[index] ?? "" }, false),
    ),
  )
  await pool.close()
  return { pooled, alone }
}

it("finds in workers what is found without them", async () => {
  const { pooled, alone } = await both(checkPool({ limit: 0 }), await siteWith("mdx-several"))
  expect(alone.flatMap(({ problems }) => problems).length).toBeGreaterThan(3)
  expect(pooled).toEqual(alone)
})

it("goes on without workers where they do not start", async () => {
  const { pooled, alone } = await both(
    checkPool({ limit: 0, file: "no-such-worker.ts" }),
    await siteWith("mdx-several"),
  )
  expect(pooled).toEqual(alone)
})

it("is another way to the same problems", async () => {
  const root = await siteWith("yaml-several")
  const pool = checkPool({ limit: 2 })
  const pooled = await checkContent(root, { withDrafts: false, check: pool.check })
  await pool.close()
  expect(pooled.problems).toEqual((await checkContent(root, { withDrafts: false })).problems)
})

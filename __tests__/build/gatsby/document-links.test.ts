/** Links between typed nodes, the files that they are made from, and gatsby-plugin-mdx's nodes. */
import type { Node } from "gatsby"
import { childFields, documentOfMdx, mdxOfDocument } from "../../../src/gatsby/resolvers/document-links"

const node = (id: string, type: string, more: object = {}) =>
  ({ id, parent: null, children: [], internal: { type }, ...more }) as unknown as Node

const file = node("file", "File", { relativePath: "case-studies/nimble/index.mdx", children: ["mdx"] })
const mdx = node("mdx", "Mdx", { parent: "file" })
const study = node("id of CaseStudy nimble", "CaseStudy", { parent: "file" })
const data = node("data", "File", { relativePath: "data/offices.yaml" })
const offices = [node("a", "Office", { parent: "data" }), node("b", "Office", { parent: "data" })]
const all = [file, mdx, study, data, ...offices]

const nodeModel = {
  getNodeById: ({ id }: { id: string | null }) => all.find((one) => one.id === id) ?? null,
  getNodesByIds: ({ ids, type }: { ids: readonly string[]; type: string }) =>
    all.filter((one) => ids.includes(one.id) && one.internal.type === type),
  findAll: async ({ type, query }: { type: string; query: object }) => ({
    entries: all.filter(
      (one) =>
        one.internal.type === type &&
        one.parent === (query as { filter: { parent: { id: { eq: string } } } }).filter.parent.id.eq,
    ),
  }),
}

it("lead from a document to its Mdx node and back", () => {
  expect(mdxOfDocument.resolve(study, {}, { nodeModel })).toBe(mdx)
  expect(documentOfMdx((name) => `id of ${name}`).resolve(mdx, {}, { nodeModel })).toBe(study)
  expect(documentOfMdx(() => "unpublished").resolve(mdx, {}, { nodeModel })).toBeNull()
})

it("are there under Gatsby's names for children", async () => {
  const ofMdx = childFields("CaseStudy", "Mdx")
  expect(await ofMdx.childCaseStudy?.resolve(mdx, {}, { nodeModel })).toBe(study)
  expect(await ofMdx.childrenCaseStudy?.resolve(mdx, {}, { nodeModel })).toEqual([study])
  expect(await childFields("Insight", "Mdx").childInsight?.resolve(mdx, {}, { nodeModel })).toBeNull()
  expect(await childFields("Office", "File").childrenOffice?.resolve(data, {}, { nodeModel })).toEqual(
    offices,
  )
})

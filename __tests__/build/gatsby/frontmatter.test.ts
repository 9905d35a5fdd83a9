import type { Node } from "gatsby"
import { z } from "zod"
import { defineCollection } from "../../../src/content/model/define-collection"
import { date, list, reference, text } from "../../../src/content/model/fields"
import { sharedFields } from "../../../src/content/model/shared-fields"
import { frontmatter } from "../../../src/gatsby/resolvers/frontmatter"
import { collections } from "../../../src/site/collections/model"

const collection = (type: string, fields: Record<string, z.ZodType>) =>
  defineCollection({
    type,
    label: type,
    directory: type,
    fields,
    sort: { field: "name", order: "ASC" },
    sections: [],
  })

describe("shared fields", () => {
  it("are those that every collection has with the same type", () => {
    const year = z.number().int()
    const recipes = collection("recipe", {
      date: date("Day."),
      year,
      tags: list(text("Tag."), "Tags."),
      author: reference("Person", "Who."),
    })
    const tools = collection("tool", {
      date: date("Day.").optional(),
      year: text("Year."),
      tags: list(text("Tag."), "Tags.").optional(),
      author: reference("Company", "Who."),
    })
    const names = Object.keys(sharedFields([recipes, tools]))
    expect(names).toEqual(expect.arrayContaining(["name", "description", "desc", "date", "tags", "author"]))
    expect(names).not.toContain("year")
    expect(Object.keys(sharedFields([recipes]))).toContain("year")
  })
})

describe("the frontmatter of an Mdx node", () => {
  const resolve = (written?: object) => {
    const nodeModel = { getNodeById: () => ({ relativePath: "a" }) as unknown as Node }
    return frontmatter(collections, async () => written).resolve({ parent: "file" }, {}, { nodeModel })
  }
  const empty = { redirectFrom: [], otherFields: {} }

  it("has shared fields of their types, and the rest as JSON", async () => {
    const written = {
      ...{ name: "Nimble", date: "2026-05-14", draft: true },
      ...{ client: "relay-freight", phases: [{ from: "2026-01-02" }] },
    }
    expect(await resolve(written)).toEqual({
      name: "Nimble",
      date: "2026-05-14",
      draft: true,
      redirectFrom: [],
      otherFields: { client: "relay-freight", phases: [{ from: "2026-01-02" }] },
    })
  })

  it.each([undefined, {}])("is empty if it is %j", async (written) => {
    expect(await resolve(written)).toEqual(empty)
  })

  it("keeps values of a wrong type out of typed fields, but not those that break another rule", async () => {
    const wrong = { name: ["two", "names"], draft: "yes", date: 2026, redirectFrom: "/old/" }
    expect(await resolve(wrong)).toEqual({ redirectFrom: [], otherFields: wrong })
    const invalid = { name: "n".repeat(999), desc: "", date: "soon", redirectFrom: ["no path"] }
    expect(await resolve(invalid)).toEqual({ ...invalid, otherFields: {} })
    expect(await resolve({ toString: "x", constructor: "y" })).toEqual({
      ...empty,
      otherFields: { toString: "x", constructor: "y" },
    })
  })
})

import { focusExtension, focusResolvers } from "../../../src/gatsby/resolvers/image-focus"

const file = { id: "file" }
const image = { id: "image" }
const data = { layout: "fullWidth" }

/** The data of an image as a query has it, when the field resolves to `found`. */
const dataOf = async (found: unknown, document: object) => {
  const { resolve } = focusExtension.extend({ from: "focus" }, { resolve: () => found })
  const files = await resolve(document as never, {}, {}, { originalResolver: () => null })
  return Promise.all(
    [files].flat().map(async (source) => {
      const one = await focusResolvers.File.childImageSharp.resolve(
        source as object,
        {},
        {},
        {
          originalResolver: () => image,
        },
      )
      return focusResolvers.ImageSharp.gatsbyImageData.resolve(
        one as object,
        {},
        {},
        {
          originalResolver: async () => data,
        },
      )
    }),
  )
}

it.each([
  ["its focus, as CSS writes it", file, { focus: [0.3, 0.625] }, [{ ...data, focus: "30% 63%" }]],
  ["no focus without one", file, { focus: undefined }, [data]],
  ["no focus from an empty list, which GraphQL has for none", file, { focus: [] }, [data]],
  [
    "the focus with its index in a list",
    [file, file],
    { focus: [[], [0, 1]] },
    [data, { ...data, focus: "0% 100%" }],
  ],
])("gives an image %s", async (_, found, document, expected) => {
  expect(await dataOf(found, document)).toEqual(expected)
})

it("keeps a file that is missing as it is", async () => {
  const { resolve } = focusExtension.extend({ from: "focus" }, { resolve: () => null })
  expect(await resolve({ focus: [0, 0] } as never, {}, {}, { originalResolver: () => null })).toBeNull()
})

import { missingFile, orMissingFile } from "../../../src/gatsby/resolvers/missing-files"

const file = { id: "file" }

const resolve = (found: unknown, returnType: string) => {
  const field = orMissingFile.extend({}, { resolve: () => found })
  return field.resolve({}, {}, {}, { returnType: Object(returnType) })
}

it.each([
  ["a file that exists", file, "File!", file],
  ["a required file that is missing", null, "File!", missingFile],
  ["a required file of a document that is gone", Promise.reject(new TypeError()), "File!", missingFile],
  ["an optional file that is missing", null, "File", null],
  ["files of a list", [file, null], "[File!]!", [file, missingFile]],
])("resolves %s", async (_, found, returnType, expected) => {
  expect(await resolve(found, returnType)).toEqual(expected)
})

import type { Node } from "gatsby"
import type { z } from "zod"
import { type Collection, itemOf, sharedFields } from "../../content"

/** The part of a resolver's context that is used here. */
interface Context {
  nodeModel: { getNodeById(query: { id: string | null; type: string }): Node | null }
}

/**
 * The resolver of an Mdx node's `frontmatter`. If the fields cannot be read, all of them are empty. A value of another type than
 * its field's is in `otherFields`: Gatsby would answer the whole query with an error.
 * @param writtenIn gives the fields of a file as they are written
 */
export const frontmatter = (
  collections: readonly Collection[],
  writtenIn: (file: Node) => Promise<object | undefined>,
) => {
  const shared = sharedFields(collections)
  const lists = Object.keys(shared).filter((name) => shared[name] && itemOf(shared[name]).isList)
  return {
    resolve: async ({ parent }: Pick<Node, "parent">, _: object, { nodeModel }: Context) => {
      const file = nodeModel.getNodeById({ id: parent, type: "File" })
      const entries = Object.entries((file && (await writtenIn(file))) ?? {})
      const isShared = ([name, value]: [string, unknown]) => {
        const field = Object.hasOwn(shared, name) ? shared[name] : undefined
        return field !== undefined && hasType(field, value)
      }
      return {
        ...Object.fromEntries(lists.map((name) => [name, []])),
        ...Object.fromEntries(entries.filter(isShared)),
        otherFields: Object.fromEntries(entries.filter((entry) => !isShared(entry))),
      }
    },
  }
}

/** Whether a value has the type of a field, even if it breaks other rules, such as a length. */
const hasType = (schema: z.ZodType, value: unknown) =>
  !schema
    .safeParse(value)
    .error?.issues.some(({ code }) => code.startsWith("invalid_") && code !== "invalid_format")

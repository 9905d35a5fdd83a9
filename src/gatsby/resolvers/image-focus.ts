import type { ResolverInfo } from "./resolver-info"

type Resolve = (source: never, args: object, context: object, info: ResolverInfo) => unknown

/** Shares of an image's width and height, or nothing for the middle. */
type Focus = readonly number[] | null | undefined

/**
 * The GraphQL extension `@focus(from: "focus")`, for fields with an image: they resolve to the file together with the
 * focus that is beside them. A list of images has a list of focuses. One file may have another focus elsewhere.
 */
export const focusExtension = {
  name: "focus",
  args: { from: "String!" },
  extend: ({ from }: { from: string }, { resolve }: { resolve: Resolve }) => ({
    resolve: async (...args: Parameters<Resolve>) => {
      const found: unknown = await resolve(...args)
      const focus: unknown = args[0][from]
      if (!Array.isArray(found)) return withFocus(found, focus as Focus)
      return found.map((file, index) => withFocus(file, (focus as readonly Focus[] | undefined)?.[index]))
    },
  }),
}

/** Hand on the focus of a file to the data of its image, as `object-position` has it: 30% 60%. */
export const focusResolvers = {
  File: { childImageSharp: { resolve: handOn } },
  ImageSharp: { gatsbyImageData: { resolve: handOn } },
}

async function handOn(source: { focus?: Focus | string }, args: object, context: object, info: ResolverInfo) {
  const found: unknown = await info.originalResolver(source, args, context, info)
  return withFocus(found, source.focus)
}

const withFocus = (found: unknown, focus: Focus | string) => {
  if (!found || !focus?.length) return found
  const position =
    typeof focus === "string" ? focus : focus.map((share) => `${Math.round(share * 100)}%`).join(" ")
  return { ...found, focus: position }
}

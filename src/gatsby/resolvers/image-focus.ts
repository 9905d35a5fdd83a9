import type { ResolverInfo } from "./resolver-info"

type Resolve = (source: never, args: object, context: object, info: ResolverInfo) => unknown

/** Shares of an image's width and height. Empty for the middle. */
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
      if (!Array.isArray(found)) return withFocus(found, positionOf(focus as Focus))
      const focuses = focus as readonly Focus[] | undefined
      return found.map((file, index) => withFocus(file, positionOf(focuses?.[index])))
    },
  }),
}

/** As `object-position` has it: 30% 60%. */
const positionOf = (focus: Focus) =>
  focus?.length ? focus.map((share) => `${Math.round(share * 100)}%`).join(" ") : undefined

/** Pass the focus of a file on to the data of its image. */
export const focusResolvers = {
  File: { childImageSharp: { resolve: passOn } },
  ImageSharp: { gatsbyImageData: { resolve: passOn } },
}

async function passOn(source: { focus?: string }, args: object, context: object, info: ResolverInfo) {
  return withFocus(await info.originalResolver(source, args, context, info), source.focus)
}

const withFocus = (found: unknown, focus: string | undefined) =>
  found && focus ? { ...found, focus } : found

import { isBuild } from "../outputs/is-build"

type Resolve = (source: unknown, args: object, context: object, info: { returnType: object }) => unknown

/**
 * The GraphQL extension `@orMissingFile`, for fields with `@fileByRelativePath`. In development, an image may have been
 * renamed or deleted: its field resolves to `missingFile`, because without a value that is required, the page would
 * lose its whole document. The content check reports the image. A build has checked that all files exist.
 */
export const orMissingFile = {
  name: "orMissingFile",
  extend: (_: object, { resolve }: { resolve: Resolve }) => ({
    resolve: isBuild
      ? resolve
      : async (...args: Parameters<Resolve>) => {
          // Fails if the document was renamed or deleted, too.
          const found = await Promise.resolve(resolve(...args)).catch(() => null)
          if (Array.isArray(found)) return found.map((file) => file ?? missingFile)
          return found ?? (String(args[3].returnType).endsWith("!") ? missingFile : null)
        },
  }),
}

/** A file without an image and without a URL. */
export const missingFile = {
  id: "missing file",
  children: [],
  internal: { type: "File", contentDigest: "" },
  extension: "",
  prettySize: "",
}

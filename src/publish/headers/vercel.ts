/** Vercel's Build Output API: what `.vercel/output/config.json` says about a site of files. */
import { deviceSizes, imageSizes } from "../../lib/image-optimiser"
import { literalPattern } from "../../lib/literal-pattern"
import { asAddress, type Redirect } from "./redirects-file"
import { type HeaderRule, hashedName, headersOf, type Paths } from "./table"

export interface VercelInput {
  table: readonly HeaderRule[]
  redirects: readonly Redirect[]
  pathPrefix?: string
  /** Hosts whose pictures Vercel's optimiser may fetch; without any it is not switched on. */
  optimisedHosts?: readonly string[]
  /** Folders of the project that the next build is to find again. */
  kept?: readonly string[]
}

interface Route {
  src?: string
  dest?: string
  status?: number
  headers?: Readonly<Record<string, string>>
  continue?: boolean
  handle?: "filesystem"
}

/**
 * The configuration. `routes` are tried in their order; those that go on (`continue`) add headers, a later value in
 * place of an earlier one.
 */
export const vercelConfiguration = ({
  table,
  redirects,
  pathPrefix = "",
  optimisedHosts = [],
  kept = [],
}: VercelInput) => {
  const notFound = `${pathPrefix}/404.html`
  const routes: Route[] = [
    ...table.flatMap(({ paths, headers }) =>
      paths.map((some) => ({ src: patternOf(some), headers, continue: true })),
    ),
    ...redirects.map(({ from, to }) => ({
      src: `^${literalPattern(asAddress(from).replace(/\/$/, ""))}/?$`,
      status: 301,
      headers: { Location: asAddress(to) },
    })),
    // Pages end in a slash: the last part of a path without a dot is no file, but among those that others look for.
    // No part is empty: "//elsewhere.example" would lead there.
    {
      src: String.raw`^/(?!\.well-known/)((?:[^/]+/)*[^/.]+)$`,
      status: 308,
      headers: { Location: "/$1/" },
    },
    { handle: "filesystem" },
    // What is not there may come with the next deployment: a browser is not to keep that under a hashed name.
    {
      src: "^/.*$",
      status: 404,
      dest: notFound,
      headers: { "Cache-Control": headersOf(table, notFound)["Cache-Control"] ?? "no-store" },
    },
  ]
  return {
    version: 3 as const,
    routes,
    cache: kept.map((folder) => `${folder}/**`),
    ...(optimisedHosts.length > 0 && {
      images: {
        sizes: [...imageSizes, ...deviceSizes],
        domains: optimisedHosts,
        qualities: [75],
        minimumCacheTTL: 86400,
        formats: ["image/webp"],
      },
    }),
  }
}

const patternOf = (paths: Paths): string => {
  if (paths.kind === "folder") return `^${literalPattern(paths.path)}.*$`
  if (paths.kind === "file") return `^${literalPattern(paths.path)}$`
  if (paths.kind === "extension") return String.raw`^.*\.${literalPattern(paths.extension)}$`
  if (paths.kind === "hashed") return `^.*${hashedName}`
  return "^/.*$"
}

/** The one table of response headers. What every host is told, in its own language, is written from it. */
import { contentSecurityPolicy, type PolicyInput } from "./policy"

/** A set of paths; every host's language can say these, and some could say no more. */
export type Paths =
  | { kind: "all" }
  /** Everything below a folder, the folder's own page included: `/static/`. */
  | { kind: "folder"; path: string }
  | { kind: "file"; path: string }
  | { kind: "extension"; extension: string }
  /** Scripts and style sheets whose name holds a hash of their content. */
  | { kind: "hashed" }

export interface HeaderRule {
  /** Why these paths are a class of their own: written into the hosts' files as a comment. */
  name: string
  paths: readonly Paths[]
  headers: Readonly<Record<string, string>>
}

export interface TableInput extends PolicyInput {
  /** The folder that the site is published under: "" or "/folder". */
  pathPrefix?: string
  /** Keeps search engines away from all of it. */
  preview?: boolean
}

/** A script or style sheet whose name changes with its content: `app-2873fb16da0e1bd7a00d.js`. */
export const hashedName = String.raw`[-./][0-9a-f]{16,}\.(?:js|css)$`

const revalidate = "public, max-age=0, must-revalidate"
const immutable = "public, max-age=31536000, immutable"

/** What browsers offer to pages and this site does not use. Names that Chromium does not know fill its console. */
const unused = [
  ...["accelerometer", "autoplay", "camera", "display-capture", "encrypted-media", "fullscreen"],
  ...[
    "geolocation",
    "gyroscope",
    "hid",
    "idle-detection",
    "local-fonts",
    "magnetometer",
    "microphone",
    "midi",
  ],
  ...["payment", "picture-in-picture", "publickey-credentials-create", "publickey-credentials-get"],
  ...["screen-wake-lock", "serial", "storage-access", "usb", "window-management"],
  "xr-spatial-tracking",
]

/**
 * The rules in their order. All that fit a path apply to it; a later one replaces the header of an earlier one.
 */
export const headerTable = ({
  pathPrefix = "",
  preview = false,
  ...policy
}: TableInput): readonly HeaderRule[] => {
  const folder = (path: string): Paths => ({ kind: "folder", path: `${pathPrefix}${path}` })
  const file = (path: string): Paths => ({ kind: "file", path: `${pathPrefix}${path}` })
  return [
    {
      name: "Everything",
      paths: [{ kind: "all" }],
      headers: {
        "Content-Security-Policy": contentSecurityPolicy(policy),
        "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "DENY",
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "Permissions-Policy": unused.map((feature) => `${feature}=()`).join(", "),
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Cache-Control": revalidate,
        ...(preview && { "X-Robots-Tag": "noindex" }),
      },
    },
    {
      name: "The search compiles its index reader, which is WebAssembly",
      paths: [folder("/search/")],
      headers: { "Content-Security-Policy": contentSecurityPolicy(policy, { webAssembly: true }) },
    },
    {
      name: "The name changes with the content",
      paths: [
        { kind: "hashed" },
        folder("/static/"),
        folder("/pagefind/fragment/"),
        folder("/pagefind/index/"),
      ],
      headers: { "Cache-Control": immutable },
    },
    {
      name: "Pictures for other sites, which show them beside a link to a page",
      paths: [folder("/share/")],
      headers: { "Cross-Origin-Resource-Policy": "cross-origin" },
    },
    {
      name: "The web manifest, a type that not every host knows",
      paths: [{ kind: "extension", extension: "webmanifest" }],
      headers: { "Content-Type": "application/manifest+json; charset=utf-8" },
    },
    {
      name: "The feed",
      paths: [file("/feed.xml")],
      headers: { "Content-Type": "application/atom+xml; charset=utf-8" },
    },
  ]
}

/** The headers of one path, as every host is to send them. */
export const headersOf = (table: readonly HeaderRule[], path: string): Record<string, string> =>
  Object.assign(
    {},
    ...table.filter(({ paths }) => paths.some((some) => holds(some, path))).map(({ headers }) => headers),
  )

const holds = (paths: Paths, path: string): boolean => {
  if (paths.kind === "all") return true
  if (paths.kind === "folder") return path.startsWith(paths.path)
  if (paths.kind === "file") return path === paths.path
  if (paths.kind === "extension") return path.endsWith(`.${paths.extension}`)
  return new RegExp(hashedName).test(path)
}

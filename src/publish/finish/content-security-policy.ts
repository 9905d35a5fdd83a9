/** The content security policy: what a page may load, run and send. */
import type { Settings } from "./settings"
import type { SiteRecord } from "./site-record"

const tagManager = "https://www.googletagmanager.com"

/**
 * Sources for Google Analytics 4 (documentation of Tag Manager, "Use with a Content Security Policy"), without Google
 * signals and advertising, which this site turns off. Regional hosts need the wildcards.
 */
const google = {
  images: ["https://*.google-analytics.com", tagManager],
  connections: ["https://*.google-analytics.com", "https://*.analytics.google.com", tagManager],
}

/** Sources for the whole site: client-side navigation keeps the policy of the first page. */
export type PolicySources = Pick<SiteRecord, "imageOrigins" | "frameOrigins"> &
  Pick<Settings, "analytics" | "plausible" | "formEndpoint" | "imageOptimiser">

/** Sources of one page: hashes of inline scripts and styles as CSP expressions, and WebAssembly. */
interface PageSources {
  scripts: readonly string[]
  styles: readonly string[]
  /** Allow WebAssembly: only on the search page. */
  webAssembly?: boolean
}

/**
 * The policy of a page, for its `<meta>`. `frame-ancestors` and `upgrade-insecure-requests` are response headers:
 * browsers ignore the first in `<meta>`, and the second would break previews over http.
 */
export const contentSecurityPolicy = (
  { imageOrigins, frameOrigins, analytics, plausible, formEndpoint, imageOptimiser }: PolicySources,
  { scripts, styles, webAssembly = false }: PageSources,
): string => {
  const own = "'self'"
  const given = (source?: string) => (source ? [source] : [])
  const directives: [name: string, ...values: (string | readonly string[])[]][] = [
    // Only for prefetches, which have no directive of their own: Firefox blocks them with 'none'.
    ["default-src", own],
    ["base-uri", "'none'"],
    ["object-src", "'none'"],
    ["frame-src", frameOrigins.length > 0 ? frameOrigins : "'none'"],
    ["worker-src", "'none'"],
    // The directive also covers redirects: a form service redirects to this site after a submission.
    ["form-action", formEndpoint ? [own, formEndpoint] : "'none'"],
    ["script-src", own, scripts, webAssembly ? ["'wasm-unsafe-eval'"] : [], analytics ? tagManager : []],
    ["style-src", own, styles],
    ["img-src", own, [...imageOrigins].sort(), given(imageOptimiser), analytics ? google.images : []],
    ["font-src", own],
    ["media-src", own],
    ["connect-src", own, given(formEndpoint), given(plausible), analytics ? google.connections : []],
    ["manifest-src", own],
    ["require-trusted-types-for", "'script'"],
    ["trusted-types", "default", analytics ? "goog#html" : []],
  ]
  return directives.map(([name, ...values]) => [name, ...new Set(values.flat())].join(" ")).join("; ")
}

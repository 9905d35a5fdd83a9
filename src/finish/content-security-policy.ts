/** The content security policy: what a page of this site may load, run and send. */

/** The hash of a style element without text: Emotion fills one through the CSSOM, which the policy allows. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

const tagManager = "https://www.googletagmanager.com"

/**
 * What Google's documentation asks for Analytics 4 (Tag Manager, "Use with a Content Security Policy"), without
 * signals and advertising, which this site switches off. Measurements go to regional hosts, hence the stars.
 */
const google = {
  images: ["https://*.google-analytics.com", tagManager],
  connections: ["https://*.google-analytics.com", "https://*.analytics.google.com", tagManager],
}

/** Sources of the whole site: a client-side navigation keeps the policy of the page that it began on. */
export interface PolicySources {
  /** Origins of images on other hosts. */
  imageOrigins: readonly string[]
  analytics: boolean
  /** `'self'` or an origin. */
  formEndpoint?: string
  /** `'self'` or an origin. */
  imageOptimiser?: string
}

/** What differs from page to page: hashes of inline scripts and styles, as CSP expressions, and WebAssembly. */
export interface PageSources {
  scripts: readonly string[]
  styles: readonly string[]
  /** Let the page compile WebAssembly: only the search page does. */
  webAssembly?: boolean
}

/**
 * The policy of a page as the value of its `<meta>`. Browsers ignore `frame-ancestors` there, and
 * `upgrade-insecure-requests` would break previews over http: both are response headers.
 */
export const contentSecurityPolicy = (
  { imageOrigins, analytics, formEndpoint, imageOptimiser }: PolicySources,
  { scripts, styles, webAssembly = false }: PageSources,
): string => {
  const own = "'self'"
  const given = (source?: string) => (source ? [source] : [])
  const directives: [name: string, ...values: (string | readonly string[])[]][] = [
    ["default-src", "'none'"],
    ["base-uri", "'none'"],
    ["object-src", "'none'"],
    // A service that has taken a form sends the browser back to this site, which the directive covers too.
    ["form-action", formEndpoint ? [own, formEndpoint] : "'none'"],
    ["script-src", own, scripts, webAssembly ? ["'wasm-unsafe-eval'"] : [], analytics ? tagManager : []],
    ["style-src", own, emptyStyle, styles],
    ["img-src", own, [...imageOrigins].sort(), given(imageOptimiser), analytics ? google.images : []],
    ["font-src", own],
    ["media-src", own],
    ["connect-src", own, given(formEndpoint), analytics ? google.connections : []],
    ["manifest-src", own],
    ["require-trusted-types-for", "'script'"],
    ["trusted-types", "default", analytics ? "goog#html" : []],
  ]
  return directives.map(([name, ...values]) => [name, ...new Set(values.flat())].join(" ")).join("; ")
}

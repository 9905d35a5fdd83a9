/** The content security policy: what a page of this site may load, run and send. */

/** Policies that scripts of the site may create for Trusted Types; every other is refused. */
export const trustedTypes = ["default"] as const

/** The hash of a style element without text: Emotion fills one through the CSSOM, which the policy allows. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** Hosts beside our own whose scripts the site loads when analytics are switched on. */
export const analyticsScripts = ["https://www.googletagmanager.com"] as const

/**
 * What Google's documentation asks for Analytics 4 (Tag Manager, "Use with a Content Security Policy"); without
 * signals and advertising, which this site switches off. The measurements go to hosts by region, hence the stars.
 */
const google = {
  image: ["https://*.google-analytics.com", ...analyticsScripts],
  connection: ["https://*.google-analytics.com", "https://*.analytics.google.com", ...analyticsScripts],
  trustedTypes: ["goog#html"],
}

export interface PolicyInput {
  /** Hash expressions of the style sheets that stand in the pages. */
  styleHashes: Iterable<string>
  /** Origins that pictures come from beside the site's own. */
  imageOrigins?: Iterable<string>
  analytics?: boolean
  /** `'self'` or an origin. */
  formEndpoint?: string
  /** `'self'` or an origin. */
  imageOptimiser?: string
}

export interface PolicyVariant {
  /** Lets the page compile WebAssembly: the search page, and no other. */
  webAssembly?: boolean
  /** Leaves out what browsers ignore, loudly, in a policy that stands in the page. */
  inPage?: boolean
}

/** The policy as the value of its header. The order of directives and sources is always the same. */
export const contentSecurityPolicy = (
  { styleHashes, imageOrigins = [], analytics = false, formEndpoint, imageOptimiser }: PolicyInput,
  { webAssembly = false, inPage = false }: PolicyVariant = {},
): string => {
  const own = "'self'"
  const endpoint = formEndpoint ? [formEndpoint] : []
  const optimiser = imageOptimiser ? [imageOptimiser] : []
  const directives: [name: string, ...values: (string | readonly string[])[]][] = [
    ["default-src", "'none'"],
    ["base-uri", "'none'"],
    ["object-src", "'none'"],
    ...(inPage ? [] : ([["frame-ancestors", "'none'"]] as [string, string][])),
    // A service that has taken a form sends the browser back to this site, which the directive covers, too.
    ["form-action", ...(formEndpoint ? [own, endpoint] : ["'none'"])],
    ["script-src", own, webAssembly ? ["'wasm-unsafe-eval'"] : [], analytics ? analyticsScripts : []],
    ["style-src", own, emptyStyle, [...styleHashes].sort()],
    ["img-src", own, [...imageOrigins].sort(), optimiser, analytics ? google.image : []],
    ["font-src", own],
    ["connect-src", own, endpoint, analytics ? google.connection : []],
    ["manifest-src", own],
    ["require-trusted-types-for", "'script'"],
    ["trusted-types", trustedTypes, analytics ? google.trustedTypes : []],
    ["upgrade-insecure-requests"],
  ]
  return directives.map(([name, ...values]) => [name, ...new Set(values.flat())].join(" ")).join("; ")
}

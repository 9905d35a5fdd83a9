import { contentSecurityPolicy, type PolicyInput } from "./policy"

export interface PagePolicyInput extends PolicyInput {
  /** The page's path in the site, without the prefix: `/search/`. */
  path: string
}

/**
 * A page with its policy inside, for hosts that send no headers of ours (GitHub Pages): at the start of the
 * head, after the charset alone, since a policy rules only what comes after it. What a page cannot say about itself is left out:
 * frame-ancestors, and every header that is no policy.
 */
export const withPagePolicy = (html: string, { path, ...input }: PagePolicyInput): string => {
  const policy = contentSecurityPolicy(input, { inPage: true, webAssembly: path.startsWith("/search/") })
  const start = /<head(?:\s[^>]*)?>(?:\s*<meta charset="[^"]*"\s*\/?>)?/i.exec(html)
  if (!start) throw new Error(`The page ${path} has no head.`)
  const end = start.index + start[0].length
  return `${html.slice(0, end)}${metaElements(policy)}${html.slice(end)}`
}

const metaElements = (policy: string) =>
  `<meta http-equiv="Content-Security-Policy" content="${policy.replaceAll('"', "&quot;")}"/><meta name="referrer" content="strict-origin-when-cross-origin"/>`

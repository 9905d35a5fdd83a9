/** The content security policy: nothing by default, and wider by exactly what is configured. */
import { contentSecurityPolicy, type PolicyInput } from "../../../src/publish/headers/policy"

const sheet = "'sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='"
const plain: PolicyInput = { styleHashes: [sheet], imageOrigins: ["https://flagcdn.com"] }

/** A policy as its directives. */
const directives = (policy: string) => policy.split("; ")

/** What the second policy says that the first does not. */
const added = (input: Partial<PolicyInput>) => {
  const before = directives(contentSecurityPolicy(plain))
  return directives(contentSecurityPolicy({ ...plain, ...input })).filter((line) => !before.includes(line))
}

test("allows the site's own files and nothing else", () => {
  expect(directives(contentSecurityPolicy(plain))).toEqual([
    "default-src 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'none'",
    "script-src 'self'",
    `style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' ${sheet}`,
    "img-src 'self' https://flagcdn.com",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types default",
    "upgrade-insecure-requests",
  ])
})

test("never allows what is unsafe, whatever is configured", () => {
  const everything = contentSecurityPolicy(
    {
      ...plain,
      analytics: true,
      formEndpoint: "https://forms.example",
      imageOptimiser: "https://pictures.example",
    },
    { webAssembly: true },
  )
  expect(everything).not.toMatch(/'unsafe-|data:|blob:|http:|(?:^| )\*(?:$|[ ;])|https: /)
  expect(everything.match(/'wasm-unsafe-eval'/g)).toHaveLength(1)
})

test("is the same whatever the order of hashes and origins", () => {
  const hashes = [sheet, "'sha256-BBB='", "'sha256-CCC='"]
  const origins = ["https://a.example", "https://b.example"]
  expect(contentSecurityPolicy({ styleHashes: hashes, imageOrigins: origins })).toBe(
    contentSecurityPolicy({
      styleHashes: new Set(hashes.toReversed()),
      imageOrigins: new Set(origins.toReversed()),
    }),
  )
})

test("an endpoint for forms may be posted to, and may send the browser back", () => {
  expect(added({ formEndpoint: "https://forms.example" })).toEqual([
    "form-action 'self' https://forms.example",
    "connect-src 'self' https://forms.example",
  ])
})

test("an endpoint on this site widens nothing but the forms' own directive", () => {
  expect(added({ formEndpoint: "'self'" })).toEqual(["form-action 'self'"])
})

test("analytics are allowed to the hosts that Google names", () => {
  expect(added({ analytics: true })).toEqual([
    "script-src 'self' https://www.googletagmanager.com",
    "img-src 'self' https://flagcdn.com https://*.google-analytics.com https://www.googletagmanager.com",
    "connect-src 'self' https://*.google-analytics.com https://*.analytics.google.com https://www.googletagmanager.com",
    "trusted-types default goog#html",
  ])
})

test("an image optimiser gives pictures and nothing else", () => {
  expect(added({ imageOptimiser: "https://pictures.example" })).toEqual([
    "img-src 'self' https://flagcdn.com https://pictures.example",
  ])
  expect(added({ imageOptimiser: "'self'" })).toEqual([])
})

test("WebAssembly and the page's own policy change one directive each", () => {
  const policy = directives(contentSecurityPolicy(plain))
  const withWebAssembly = directives(contentSecurityPolicy(plain, { webAssembly: true }))
  expect(withWebAssembly.filter((line) => !policy.includes(line))).toEqual([
    "script-src 'self' 'wasm-unsafe-eval'",
  ])
  const inPage = directives(contentSecurityPolicy(plain, { inPage: true }))
  expect(policy.filter((line) => !inPage.includes(line))).toEqual(["frame-ancestors 'none'"])
  expect(inPage.filter((line) => !policy.includes(line))).toEqual([])
})

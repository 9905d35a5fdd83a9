/** Settings from environment variables, and errors for invalid values. */
import { FinishError } from "../../../../src/publish/finish/errors"
import { buildVariables, settingsOf } from "../../../../src/publish/finish/settings"
import { removeFolders, temporaryFolder, writeFiles } from "../../../support/folders"

const errorOf = (variables: Record<string, string>) => {
  try {
    settingsOf(variables)
  } catch (error) {
    if (error instanceof FinishError) return error.message
    throw error
  }
  return undefined
}

test("without variables, everything is off", () => {
  const unset = { host: undefined, plausible: undefined, formEndpoint: undefined, imageOptimiser: undefined }
  expect(settingsOf({})).toEqual({ pathPrefix: "", preview: false, analytics: false, ...unset })
  expect(settingsOf({ GATSBY_FORM_ENDPOINT: "", GATSBY_GA_MEASUREMENT_ID: " " })).toEqual(settingsOf({}))
})

test.each([
  ["https://forms.example/f/abc?x=1#y", "https://forms.example"],
  ["https://FORMS.example:8443/f", "https://forms.example:8443"],
  ["http://localhost:8788/f", "http://localhost:8788"],
  ["http://127.0.0.1/f", "http://127.0.0.1"],
  ["/contact/", "'self'"],
  ["/", "'self'"],
])("a URL is reduced to its origin: %s", (value, source) => {
  expect(settingsOf({ GATSBY_FORM_ENDPOINT: value }).formEndpoint).toBe(source)
  expect(settingsOf({ GATSBY_IMAGE_OPTIMISER: value }).imageOptimiser).toBe(source)
})

test.each([
  ...["https://forms.example; script-src *", "https://forms.example/\nX-Frame-Options: ALLOW", "*", "https:"],
  ...["https://forms.example/\r\nSet-Cookie: a=b", "https://forms.example,https://evil.example"],
  ...["https://forms.example/'unsafe-inline'", 'https://forms.example/"', "https://forms.example/\t"],
  ...["https://forms.example/ä", "https://*.example/f", "https://%2A.example/f", "https://[::1]/f"],
  ...["http://forms.example/f", "//forms.example/f", "\\\\forms.example\\f", "javascript:alert(1)"],
  ...["data:text/html,x", "forms.example/f", "https://name:secret@forms.example/f"],
])("a value that is not a safe URL is an error: %j", (value) => {
  for (const name of ["GATSBY_FORM_ENDPOINT", "GATSBY_IMAGE_OPTIMISER", "GATSBY_PLAUSIBLE_API"]) {
    expect(errorOf({ [name]: value })).toMatch(`${name} is ${JSON.stringify(value)}`)
  }
})

test("only one service can count visits", () => {
  const variables = { GATSBY_PLAUSIBLE_API: "https://plausible.example/api/event" }
  expect(settingsOf(variables)).toMatchObject({ plausible: "https://plausible.example", analytics: false })
  const both = errorOf({ ...variables, GATSBY_GA_MEASUREMENT_ID: "G-1A2B3C4D5E" })
  expect(both).toMatch(/are both set.* Remove one of the settings\.$/)
})

test("an error explains the problem and the fix", () => {
  expect(errorOf({ GATSBY_FORM_ENDPOINT: "https://forms.example; script-src *" })).toBe(
    'GATSBY_FORM_ENDPOINT is "https://forms.example; script-src *": it contains ";", which is not allowed in a security policy. Write an address such as https://service.example/abc, or a path of this site such as /abc/.',
  )
  expect(errorOf({ GATSBY_IMAGE_OPTIMISER: "http://pictures.example" })).toBe(
    'GATSBY_IMAGE_OPTIMISER is "http://pictures.example": it does not begin with https:// or with one slash. Write an address such as https://service.example/abc, or a path of this site such as /abc/.',
  )
  expect(errorOf({ GATSBY_GA_MEASUREMENT_ID: "G-1; script-src *" })).toBe(
    'GATSBY_GA_MEASUREMENT_ID is "G-1; script-src *", which is not a measurement id. Write one such as G-1A2B3C4D5E, or remove the setting.',
  )
  expect(errorOf({ MOSSLIGHT_HOST: "netlfy" })).toBe(
    'MOSSLIGHT_HOST is "netlfy", which is not a supported host. Write netlify, cloudflare, vercel, github-pages, nginx, or remove the setting.',
  )
})

test.each(['/a"><script>', "/a;b", "/a b", "/../a%2f", "https://a.example"])(
  "a path prefix that is no folder is an error: %s",
  (value) => {
    expect(errorOf({ SITE_PATH_PREFIX: value })).toMatch(/SITE_PATH_PREFIX is .*, which is not a folder/)
  },
)

test.each([
  [{ NETLIFY: "true", CONTEXT: "production" }, "netlify", false],
  [{ NETLIFY: "true", CONTEXT: "deploy-preview" }, "netlify", true],
  [{ NETLIFY: "true", CONTEXT: "branch-deploy" }, "netlify", true],
  [{ VERCEL: "1", VERCEL_ENV: "production" }, "vercel", false],
  [{ VERCEL: "1", VERCEL_ENV: "preview" }, "vercel", true],
  [{ CF_PAGES: "1", CF_PAGES_BRANCH: "main" }, "cloudflare", false],
  [{ CF_PAGES: "1", CF_PAGES_BRANCH: "new-colours" }, "cloudflare", true],
  [{ WORKERS_CI: "1", WORKERS_CI_BRANCH: "new-colours" }, "cloudflare", true],
  [{ MOSSLIGHT_HOST: "github-pages" }, "github-pages", false],
  [{ MOSSLIGHT_HOST: "nginx", NETLIFY: "true", CONTEXT: "deploy-preview" }, "nginx", true],
  [{ MOSSLIGHT_PREVIEW: "1" }, undefined, true],
  [{ MOSSLIGHT_PREVIEW: "0", VERCEL: "1", VERCEL_ENV: "preview" }, "vercel", false],
])(
  "host and preview are detected from the variables of the build machine: %j",
  (variables, host, preview) => {
    expect(settingsOf(variables)).toMatchObject({ host, preview })
  },
)

test("variables of .env.production are used, but those of the process have priority", () => {
  const project = temporaryFolder()
  const text =
    "# ours\nGATSBY_FORM_ENDPOINT=https://file.example/f\nGATSBY_IMAGE_OPTIMISER='/_vercel/image'\n"
  writeFiles(project, { ".env.production": text })
  const variables = buildVariables(project, { GATSBY_FORM_ENDPOINT: "https://process.example/f" })
  const expected = { formEndpoint: "https://process.example", imageOptimiser: "'self'" }
  expect(settingsOf(variables)).toMatchObject(expected)
  removeFolders()
})

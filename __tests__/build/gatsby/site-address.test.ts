import { siteAddress } from "../../../src/gatsby/nodes/site-address"
import { siteSettings } from "../../../src/site/data/site-settings"

const content = "https://mosslight.example"

it.each([
  ["of the content, without a variable", {}, "https://mosslight.example"],
  ["of the variable", { GATSBY_SITE_URL: "https://www.example.org" }, "https://www.example.org"],
  ["without trailing slashes", { GATSBY_SITE_URL: " https://www.example.org// " }, "https://www.example.org"],
  ["of the content if the variable is empty", { GATSBY_SITE_URL: " " }, "https://mosslight.example"],
  ["with the folder", { SITE_PATH_PREFIX: "/studio/" }, "https://mosslight.example/studio"],
  ["with the folder, in any spelling", { SITE_PATH_PREFIX: "studio" }, "https://mosslight.example/studio"],
  [
    "with the folder once",
    { GATSBY_SITE_URL: "https://me.example.org/studio/", SITE_PATH_PREFIX: "/studio" },
    "https://me.example.org/studio",
  ],
  ["of a local server", { GATSBY_SITE_URL: "http://127.0.0.1:9000" }, "http://127.0.0.1:9000"],
])("is the address %s", (_, variables, address) => {
  expect(siteAddress(content, variables)).toBe(address)
})

it.each([
  ...["www.example.org", "ftp://example.org", "https://", "https://example.org/?a=b", "https://exa mple.org"],
  ...[
    'https://a.example/"><script>',
    "https://me:secret@a.example",
    "https://a.example;script-src",
    "https://*.example",
  ],
  ...[
    "https://a.example/#b",
    "https://a.example/\\b",
    "https://a.example/\nX: y",
    "https://müller.example",
    "javascript:alert(1)",
  ],
])("reports %s", (given) => {
  expect(() => siteAddress(content, { GATSBY_SITE_URL: given })).toThrow(
    `GATSBY_SITE_URL is ${JSON.stringify(given)}, which is not the address of a site`,
  )
})

it.each([
  ["https://www.example.org/studio", {}],
  ["https://www.example.org/a/", { SITE_PATH_PREFIX: "/studio" }],
])("reports %s, whose path is not the prefix", (given, variables) => {
  expect(() => siteAddress(content, { ...variables, GATSBY_SITE_URL: given })).toThrow(
    /has the folder .*SITE_PATH_PREFIX.*Write the same folder in both/,
  )
})

it.each([
  ["https://www.example.org", undefined],
  ['https://a.example/"><script>', 'it contains "\\"", which is not allowed in a security policy'],
  ["https://me:secret@a.example", "it contains a user name or password, which would be published"],
  ["https://a.example;script-src *", 'it contains ";", which is not allowed in a security policy'],
  ["https://a.example/?b", "it has more than a host and a folder"],
])("of the content has the same rule: %s", (url, problem) => {
  const { error } = siteSettings.schema.safeParse({ url })
  const messages = (error?.issues ?? []).filter(({ path }) => path[0] === "url").map(({ message }) => message)
  expect(messages).toEqual(
    problem === undefined
      ? []
      : [`is not the address of a site: ${problem}. Write one such as https://www.example.org`],
  )
})

import { isStudioOn } from "../../../src/lib/is-studio-on"
import { developAddresses } from "../../../src/tooling/develop-addresses"

it.each([
  [[], "http://localhost:8000/"],
  [["-p", "9000"], "http://localhost:9000/"],
  [["--port=9000", "--https"], "https://localhost:9000/"],
  [["-H", "127.0.0.1"], "http://127.0.0.1:8000/"],
])("has the addresses of the site, GraphiQL and the studio for %j", (args, site) => {
  expect(developAddresses(args)).toEqual({ site, graphiql: `${site}___graphql`, studio: `${site}studio/` })
})

it.each([
  [["-H", "0.0.0.0", "--verbose"], "http://localhost:8000/"],
  [["--host", "mosslight.test"], "http://mosslight.test:8000/"],
])("has no studio for %j, which other machines can reach", (args, site) => {
  expect(developAddresses(args)).toEqual({ site, graphiql: `${site}___graphql` })
})

it("allows the studio on other addresses by a setting", () => {
  expect(isStudioOn("0.0.0.0", "1")).toBe(true)
})

it.each(["0.0.0.0", "::", "192.168.1.4", "localhost.example.org", "127.example.org", "10.0.0.127", ""])(
  "has no studio on %j",
  (host) => expect(isStudioOn(host, undefined)).toBe(false),
)

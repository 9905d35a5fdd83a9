import { developAddresses } from "../../../src/tooling/develop-addresses"

it.each([
  [[], "http://localhost:8000/"],
  [["-p", "9000"], "http://localhost:9000/"],
  [["--port=9000", "--https"], "https://localhost:9000/"],
  [["-H", "0.0.0.0", "--verbose"], "http://localhost:8000/"],
  [["--host", "mosslight.test"], "http://mosslight.test:8000/"],
])("has the addresses of the site and GraphiQL for %j", (args, site) => {
  expect(developAddresses(args)).toEqual({ site, graphiql: `${site}___graphql` })
})

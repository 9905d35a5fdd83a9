import { developAddress } from "../../../src/gatsby/webpack/ready-plugin"

it.each([
  [{ host: "localhost", port: 8000 }, "http://localhost:8000/"],
  [{ host: "localhost", port: 9000, https: true }, "https://localhost:9000/"],
  [{ host: "0.0.0.0", port: 8000 }, "http://localhost:8000/"],
  [{ host: "mosslight.test", port: 8000 }, "http://mosslight.test:8000/"],
])("has the address of the site for %j", (program, address) => {
  expect(developAddress(program)).toBe(address)
})

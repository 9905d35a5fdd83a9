import { isStudioOn } from "../../../../src/gatsby/editing/is-studio-on"

it.each(["localhost", "127.0.0.1", "127.0.0.2", "::1", "[::1]"])("has the studio on %j", (host) =>
  expect(isStudioOn(host, undefined)).toBe(true),
)

it.each([
  ...["0.0.0.0", "::", "mosslight.test", "192.168.1.4", "localhost.example.org", "127.example.org"],
  ...["10.0.0.127", ""],
])("has no studio on %j, which other machines can reach", (host) =>
  expect(isStudioOn(host, undefined)).toBe(false),
)

it("allows the studio on other addresses by a setting", () => {
  expect(isStudioOn("0.0.0.0", "1")).toBe(true)
})

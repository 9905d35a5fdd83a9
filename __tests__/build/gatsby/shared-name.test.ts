import { sharedName } from "../../../src/gatsby/on-create-webpack-config"

const lazy = (...requests: string[]) => ({
  name: null,
  groupsIterable: [{ origins: requests.map((request) => ({ request })) }],
})
const page = (name: string) => ({ name, groupsIterable: [] })
const nameOf = (...chunks: Parameters<typeof sharedName>[1]) => sharedName(undefined, chunks)

it("keeps apart what different lazy parts share", () => {
  const names = [
    nameOf(lazy("./research"), lazy("./budgeting")),
    nameOf(lazy("./consent-controls"), lazy("../lib/analytics")),
    nameOf(lazy("./research"), page("component---src-pages-index-tsx")),
    nameOf(page("component---src-pages-index-tsx"), page("component---src-pages-404-tsx")),
  ]
  expect(new Set(names).size).toBe(names.length)
})

it("is the same for the same parts, in whatever order they come", () => {
  expect(nameOf(lazy("./a", "./b"), page("p"))).toBe(nameOf(page("p"), lazy("./b", "./a")))
})

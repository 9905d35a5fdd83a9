import type { Check } from "../../../src/tooling/checks.mjs"
import { chooseChecks } from "../../../src/tooling/test.mjs"

const all: Check[] = ["biome", "jest", "build"].map((name) => ({
  name,
  title: name,
  run: async () => ({ passed: 1, failed: 0, skipped: 0 }),
}))
const choose = (...args: string[]) => {
  const { chosen, extra } = chooseChecks(args, all)
  return { names: chosen.map(({ name }) => name), extra }
}

it.each([
  [[], ["biome", "jest", "build"], []],
  [["--only", "jest"], ["jest"], []],
  [["--only=build,biome"], ["biome", "build"], []],
  [["--only", "jest", "--only", "biome"], ["biome", "jest"], []],
  [["--only", "jest", "-t", "hero"], ["jest"], ["-t", "hero"]],
  [["hero.test.tsx", "--only=jest", "--watch"], ["jest"], ["hero.test.tsx", "--watch"]],
])("%j chooses %j and passes on %j", (args, names, extra) => {
  expect(choose(...args)).toEqual({ names, extra })
})

it("refuses an unknown name with the list of the known ones", () => {
  expect(() => choose("--only", "jset")).toThrow(
    'There is no check "jset". The checks are: biome, jest, build.',
  )
  expect(() => choose("--only")).toThrow("There is no check")
})

it("asks which check further arguments are for", () => {
  expect(() => choose("-t", "hero")).toThrow(
    'Name the one check that "-t hero" is for: --only biome | jest | build.',
  )
})

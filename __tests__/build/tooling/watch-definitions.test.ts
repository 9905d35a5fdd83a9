import { writeFileSync } from "node:fs"
import path from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { watchDefinitions } from "../../../src/tooling/watch-definitions"
import { removeFolders, temporaryFolder, writeFiles } from "../../support/folders"

let project = ""
const definition = () => path.join(project, "src/site/sections/quote/section.ts")

beforeEach(() => {
  project = temporaryFolder()
  writeFiles(project, { "src/site/collections/index.ts": "", "src/site/sections/quote/section.ts": "one" })
})
afterEach(removeFolders)

it("generates files after a definition has changed", async () => {
  const generate = jest.fn(async () => true)
  const watch = watchDefinitions(project, generate)
  writeFileSync(path.join(project, "src/site/sections/quote/quote.tsx"), "a component")
  writeFileSync(definition(), "one")
  await pause(1000)
  expect(generate).not.toHaveBeenCalled()
  writeFileSync(definition(), "two")
  await watch.changed
  expect(generate).toHaveBeenCalledTimes(1)
  watch.stop()
})

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { watchDefinitions } from "../../../src/tooling/watch-definitions"

let project = ""
const definition = () => path.join(project, "src/sections/quote/section.ts")

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), "mosslight-watch-"))
  for (const folder of ["src/collections", "src/sections/quote"])
    mkdirSync(path.join(project, folder), { recursive: true })
  writeFileSync(definition(), "one")
})

afterEach(() => rmSync(project, { recursive: true }))

it("generates files after a definition has changed", async () => {
  const generate = jest.fn(async () => true)
  const watch = watchDefinitions(project, generate)
  writeFileSync(path.join(project, "src/sections/quote/quote.tsx"), "a component")
  writeFileSync(definition(), "one")
  await pause(1000)
  expect(generate).not.toHaveBeenCalled()
  writeFileSync(definition(), "two")
  await watch.changed
  expect(generate).toHaveBeenCalledTimes(1)
  watch.stop()
})

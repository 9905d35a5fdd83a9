import { spawnSync } from "node:child_process"
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { runningCommand, withLock } from "../../../src/publish/lock"
import { removeFolders, temporaryFolder } from "../../support/folders"

let project: string

beforeEach(() => {
  project = temporaryFolder()
})
afterEach(removeFolders)

it("runs one command in a folder, and reports which", async () => {
  await withLock(project, "npm start", async () => {
    expect(await runningCommand(project)).toBe("npm start")
    await expect(withLock(project, "npm run build", async () => {})).rejects.toThrow(
      "npm start is running in this folder. Stop it with Ctrl+C, or wait until it ends.",
    )
  })
  expect(await runningCommand(project)).toBeUndefined()
  expect(await withLock(project, "npm run build", async () => "built")).toBe("built")
})

it("ignores the lock of a process that was killed", async () => {
  expect(await runningCommand(project)).toBeUndefined()
  const state = path.join(project, ".gatsby")
  mkdirSync(`${state}.lock`)
  const { pid } = spawnSync(process.execPath, ["--version"])
  writeFileSync(path.join(state, "running.json"), JSON.stringify({ pid, command: "npm start" }))
  expect(await runningCommand(project)).toBeUndefined()
})

it("ignores the lock of a process whose number another one has now", async () => {
  const state = path.join(project, ".gatsby")
  mkdirSync(`${state}.lock`, { recursive: true })
  mkdirSync(state)
  const holder = { pid: process.pid, started: "1", command: "npm start" }
  writeFileSync(path.join(state, "running.json"), JSON.stringify(holder))
  expect(await withLock(project, "npm run build", async () => "built")).toBe("built")
  // It does not wait until the lock is old.
}, 10_000)

it("waits for a command that ends because npm was killed", async () => {
  const { pid: parent } = spawnSync(process.execPath, ["--version"])
  const running = withLock(project, "npm start", () => new Promise((resolve) => setTimeout(resolve, 1_500)))
  await new Promise((resolve) => setTimeout(resolve, 300))
  const file = path.join(project, ".gatsby/running.json")
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, "utf8")), parent }))
  expect(await withLock(project, "npm run build", async () => "built")).toBe("built")
  await running
})

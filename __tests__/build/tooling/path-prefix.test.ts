import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { buildSteps, takePathPrefix } from "../../../src/tooling/build.mjs"

const project = mkdtempSync(path.join(tmpdir(), "mosslight-prefix-"))
const given = process.env.SITE_PATH_PREFIX
const flags = () => buildSteps(project).flatMap(({ args }) => args.filter((arg) => arg === "--prefix-paths"))

beforeEach(() => {
  delete process.env.SITE_PATH_PREFIX
})
afterAll(() => {
  rmSync(project, { recursive: true })
  if (given === undefined) delete process.env.SITE_PATH_PREFIX
  else process.env.SITE_PATH_PREFIX = given
})

it("is none where nobody names one", () => {
  takePathPrefix(project)
  expect(flags()).toEqual([])
})

it("is taken from the environment, and below it from .env.production", () => {
  writeFileSync(path.join(project, ".env.production"), "SITE_PATH_PREFIX=/studio\n")
  takePathPrefix(project)
  expect(process.env.SITE_PATH_PREFIX).toBe("/studio")
  expect(flags()).toEqual(["--prefix-paths"])
  process.env.SITE_PATH_PREFIX = "/elsewhere"
  takePathPrefix(project)
  expect(process.env.SITE_PATH_PREFIX).toBe("/elsewhere")
})

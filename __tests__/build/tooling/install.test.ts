import { readFileSync, rmSync } from "node:fs"
import path from "node:path"
import { isComplete, sameInstallation } from "../../../src/tooling/install.mjs"
import { removeFolders, temporaryFolder, writeFiles } from "../../support/folders"

afterAll(removeFolders)

const system = { platform: "linux", arch: "x64" }
const lock = {
  packages: {
    "": { version: "1.0.0" },
    "node_modules/react": { version: "19.3.1" },
    "node_modules/sharp-linux": { version: "0.34.5", optional: true, os: ["linux"], cpu: ["x64"] },
    "node_modules/sharp-darwin": { version: "0.34.5", optional: true, os: ["darwin"], cpu: ["arm64"] },
  },
}
const installed = {
  packages: {
    "node_modules/react": lock.packages["node_modules/react"],
    "node_modules/sharp-linux": lock.packages["node_modules/sharp-linux"],
  },
}
const same = (packages: Record<string, { version: string }>) => sameInstallation(lock, { packages }, system)

it("accepts what npm installed from the same lock file, without other platforms' packages", () => {
  expect(same(installed.packages)).toBe(true)
})

it("detects a package that is missing, of another version, no longer locked or of another platform", () => {
  expect(same({})).toBe(false)
  expect(same({ ...installed.packages, "node_modules/react": { version: "18.3.1" } })).toBe(false)
  expect(same({ ...installed.packages, "node_modules/left-pad": { version: "1.3.0" } })).toBe(false)
  const darwin = lock.packages["node_modules/sharp-darwin"]
  expect(same({ ...installed.packages, "node_modules/sharp-darwin": darwin })).toBe(false)
})

it("supports npm's syntax for excluded platforms", () => {
  const excluded = { version: "2.0.0", os: ["!win32"] }
  const withOne = { packages: { "node_modules/fs": excluded } }
  expect(sameInstallation(withOne, withOne, system)).toBe(true)
  expect(sameInstallation(withOne, withOne, { ...system, platform: "win32" })).toBe(false)
})

it("detects a package whose folder is gone or empty, whatever npm's record says", () => {
  const folder = temporaryFolder()
  const files = ["react", "sharp-linux"].map((name) => [`node_modules/${name}/package.json`, "{}"])
  writeFiles(folder, Object.fromEntries(files))
  expect(isComplete(installed, folder)).toBe(true)
  rmSync(path.join(folder, "node_modules/react/package.json"))
  expect(isComplete(installed, folder)).toBe(false)
})

it("finds all packages of this installation", () => {
  const record = readFileSync("node_modules/.package-lock.json", "utf8")
  expect(isComplete(JSON.parse(record), process.cwd())).toBe(true)
})

/** Starting an npm script on a machine that has only Node, with a stub of npm. */
import { spawnSync } from "node:child_process"
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from "node:fs"
import path from "node:path"
import { removeFolders, temporaryFolder, writeFiles } from "../../support/folders"

const script = "src/tooling/run.mjs"
const { platform, arch } = process
const react = { version: "19.3.1" }
const locked = {
  "": { version: "1.0.0" },
  "node_modules/react": react,
  "node_modules/fs": { version: "2.0.0", os: ["!win95"] },
  "node_modules/sharp-here": { version: "0.34.5", optional: true, os: [platform], cpu: [arch] },
  "node_modules/sharp-there": { version: "0.34.5", optional: true, os: ["win95"], cpu: [arch] },
}
const { "": _project, "node_modules/sharp-there": sharpThere, ...installed } = locked

/** Installs what is locked for this platform, unless the file `broken` exists. */
const npm = `#!${process.execPath}
const { existsSync, mkdirSync, writeFileSync } = require("node:fs")
console.log("npm " + process.argv.slice(2).join(" "))
if (existsSync("broken")) process.exit(7)
for (const place of ${JSON.stringify(Object.keys(installed))}) {
  mkdirSync(place, { recursive: true })
  writeFileSync(place + "/package.json", "{}")
}
writeFileSync("node_modules/.package-lock.json", '${JSON.stringify({ packages: installed })}')
writeFileSync("npm.log", "run")
`

afterAll(removeFolders)

/** A new clone, in a folder of that name. The stub of tsx is installed, since Node does not read TypeScript. */
function clone(name = "site") {
  const folder = path.join(temporaryFolder(), name)
  writeFiles(folder, {
    "package-lock.json": JSON.stringify({ packages: locked }),
    "src/tooling/tasks.ts": `console.log("task " + process.argv.slice(2).join(" "))`,
    "../bin/npm": npm,
  })
  cpSync(script, path.join(folder, script))
  chmodSync(path.join(folder, "../bin/npm"), 0o755)
  mkdirSync(path.join(folder, "../node_modules"))
  symlinkSync(path.resolve("node_modules/tsx"), path.join(folder, "../node_modules/tsx"))
  return folder
}

function run(folder: string) {
  const PATH = `${path.join(folder, "../bin")}:${process.env.PATH}`
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(folder, script), "test", "a"], {
    env: { ...process.env, PATH },
    encoding: "utf8",
  })
  return { status, stdout, stderr }
}

const installing = "Installing packages (npm ci), which takes a minute or two …\n"

it("installs the packages of a new clone once, and runs the task", () => {
  const folder = clone()
  expect(run(folder)).toEqual({ status: 0, stdout: `▸ ${installing}task test a\n`, stderr: "" })
  expect(run(folder)).toEqual({ status: 0, stdout: "task test a\n", stderr: "" })
})

it("tries again if npm fails, and prints its output", () => {
  const folder = clone()
  writeFiles(folder, { broken: "" })
  const { status, stdout, stderr } = run(folder)
  expect(stdout).toBe(`▸ ${installing}▸ That failed; trying once more (npm ci) …\n`)
  expect(stderr).toContain("npm ci --include=dev")
  expect(stderr).toContain("The packages could not be installed.")
  expect(status).toBe(1)
})

it("installs again if a package is not what is locked for this platform, or its folder is gone or empty", () => {
  const folder = clone()
  run(folder)
  for (const packages of [
    { ...installed, "node_modules/react": { version: "18.3.1" } },
    { ...installed, "node_modules/react": undefined },
    { ...installed, "node_modules/fs/node_modules/left-pad": react },
    { ...installed, "node_modules/sharp-there": sharpThere },
  ]) {
    writeFiles(folder, {
      "node_modules/.package-lock.json": JSON.stringify({ packages }),
      "node_modules/sharp-there/package.json": "{}",
      "node_modules/fs/node_modules/left-pad/package.json": "{}",
    })
    expect(run(folder).stdout).toContain(
      `▸ Packages are missing, or do not match package-lock.json: ${installing}`,
    )
  }
  rmSync(path.join(folder, "node_modules/react/package.json"))
  expect(run(folder).stdout).toContain(installing)
})

it("finds all packages of this project installed", () => {
  const folder = clone()
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"))
  cpSync("package-lock.json", path.join(folder, "package-lock.json"))
  expect(run(folder).stdout).toBe("task test a\n")
})

it.each([
  ["mosslight-main (1)", "(", "mosslight-main-1"],
  ["a#1", "#", "a-1"],
  ["a100%41", "%", "a100-41"],
  ["a[x]", "[", "a-x"],
  ["a{b}", "{", "a-b"],
  ["wow!", "!", "wow"],
  ["a?b", "?", "a-b"],
  ["**", "*", "site"],
])("names what is in the way in the folder %s", (name, character, better) => {
  const folder = clone(name)
  const { status, stderr } = run(folder)
  expect(stderr).toBe(
    `The site cannot be built in ${folder}: "${name}" has the character ${character}. Rename that folder, e.g. to ${better}.\n`,
  )
  expect(status).toBe(1)
  expect(existsSync(path.join(folder, "node_modules"))).toBe(false)
})

it("runs below folders with other characters", () => {
  const names = ["Müller's site", "a+b,c;d", "a b", "a$HOME", "a&b", "-dash", "a=b@c~", "a😀b", "日本"]
  expect(run(clone(names.join("/")))).toMatchObject({ status: 0, stderr: "" })
})

it("imports only modules of Node before the packages are installed", () => {
  const imports = readFileSync(script, "utf8").match(/^import .*/gm) ?? []
  expect(imports.length).toBeGreaterThan(2)
  expect(imports.filter((one) => !/ from "node:\w+"$/.test(one))).toEqual([])
})

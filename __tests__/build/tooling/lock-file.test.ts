import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { root } from "../../../src/publish/paths"

interface Package {
  optionalDependencies?: Record<string, string>
  hasInstallScript?: boolean
  resolved?: string
  integrity?: string
}

const read = (file: string) => readFileSync(path.join(root, file), "utf8")

/** The locked packages of a folder, without the project itself. */
const lockedIn = (folder: string) => {
  const { packages } = JSON.parse(read(path.join(folder, "package-lock.json")))
  return Object.entries(packages as Record<string, Package>).filter(([place]) => place !== "")
}

describe.each(["", ".ci/licences", ".ci/wrangler"])("package-lock.json in /%s", (folder) => {
  const packages = lockedIn(folder)
  const places = new Set(packages.map(([place]) => place))

  /** Whether another package can resolve a name: in its folder, or in one above it. */
  function isLocked(name: string, place: string): boolean {
    if (places.has(path.posix.join(place, "node_modules", name))) return true
    const above = place.slice(0, Math.max(0, place.lastIndexOf("node_modules/"))).replace(/\/$/, "")
    return place !== "" && isLocked(name, above)
  }

  it("has the binaries of all platforms, which npm ci needs", () => {
    const missing = packages.flatMap(([place, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !isLocked(name, place)),
    )
    expect(missing).toEqual([])
  })

  it("has a checksum of every package", () => {
    expect(packages.length).toBeGreaterThan(50)
    expect(packages.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ""))).toEqual([])
  })

  it("has no download URLs", () => {
    expect(packages.filter(([, { resolved }]) => /^https?:/.test(resolved ?? ""))).toEqual([])
  })

  it("gets no version in its first week, except by hand", () => {
    expect(read(path.join(folder, ".npmrc"))).toMatch(/^min-release-age=7$/m)
  })

  it("has a decision about each install script", () => {
    const { allowScripts = {} } = JSON.parse(read(path.join(folder, "package.json")))
    const names = packages.flatMap(([place, { hasInstallScript }]) =>
      hasInstallScript ? place.replace(/.*node_modules\//, "") : [],
    )
    expect(names.filter((name) => !(name in allowScripts))).toEqual([])
  })

  it("is kept up to date by Dependabot", () => {
    const npm = read(".github/dependabot.yml").match(/package-ecosystem: npm\n.*director(?:y|ies): .*/g) ?? []
    expect(npm.join("\n")).toMatch(new RegExp(`[ []/${folder}[\\],\\n]`))
  })
})

/** Everything that runs commands, as one text. */
const workflows = readdirSync(path.join(root, ".github/workflows")).map((name) => `.github/workflows/${name}`)
const filesWithCommands = [
  "package.json",
  ...workflows,
  "README.md",
  ".github/DEPLOY.md",
  "wrangler.toml",
  "vercel.json",
]
const commands = filesWithCommands.map(read).join("\n")

it("installs what is locked, of any age", () => {
  const installations = commands.match(/npm ci\b.*/g) ?? []
  expect(installations.length).toBeGreaterThan(1)
  for (const command of installations) expect(command).toMatch(/^npm ci --min-release-age=0/)
  expect(read("netlify.toml")).toContain('NPM_FLAGS = "--min-release-age=0"')
})

it("no command downloads a tool without a lock", () => {
  expect(commands).not.toMatch(/\bnpx (?!playwright|jest|tsc|biome)|npm (?:exec|install|i) /)
})

it("gives the reason of each override", () => {
  const { overrides } = JSON.parse(read("package.json"))
  const names = Object.entries(overrides).flatMap(([name, value]) =>
    typeof value === "string" ? name.replace(/(?<=.)@.*/, "") : Object.keys(Object(value)),
  )
  const reasons = read("src/decisions/029-overrides-of-packages.md")
  expect(names.filter((name) => !reasons.includes(`\n- \`${name}\``))).toEqual([])
})

it("hosts, workflows and packages use versions of Node that the project supports", () => {
  const version = read(".nvmrc").trim()
  const { engines, devDependencies } = JSON.parse(read("package.json"))
  const [, oldest, tooNew] = /^>=(\d+)(?:\.\d+)? <(\d+)$/.exec(engines.node) ?? []
  const tested =
    read(".github/workflows/ci.yml")
      .match(/node: \[(.*)\]/)?.[1]
      ?.split(", ") ?? []
  expect(read("netlify.toml")).toContain(`NODE_VERSION = "${version}"`)
  expect(tested).toEqual(expect.arrayContaining([oldest, version]))
  expect(Math.max(...tested.map(Number))).toBeLessThan(Number(tooNew))
  // Code may use only what the oldest version has.
  expect(devDependencies["@types/node"]).toMatch(new RegExp(`^\\^${oldest}\\.`))
})

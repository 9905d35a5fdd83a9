import { readFileSync } from "node:fs"
import path from "node:path"
import { root } from "../../../src/publish/paths"

interface Package {
  optionalDependencies?: Record<string, string>
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

  it("is kept up to date by Dependabot", () => {
    const npm = read(".github/dependabot.yml").match(/package-ecosystem: npm\n.*director(?:y|ies): .*/g) ?? []
    expect(npm.join("\n")).toMatch(new RegExp(`[ []/${folder}[\\],\\n]`))
  })
})

it("no command downloads a tool without a lock", () => {
  const { scripts } = JSON.parse(read("package.json"))
  const workflows = ["ci", "deploy-github-pages", "publish-by-date"].map((name) =>
    read(`.github/workflows/${name}.yml`),
  )
  const commands = [...Object.values(scripts), ...workflows, read("README.md"), read("wrangler.toml")].join(
    "\n",
  )
  expect(commands).not.toMatch(/\bnpx (?!playwright|jest|tsc|biome)|npm (?:exec|install|i) /)
})

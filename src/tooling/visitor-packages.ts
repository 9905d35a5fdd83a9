/** Which npm packages reach visitors: read from what was built, not from what was asked for. */
import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { shippedModulesFile } from "../gatsby/shipped-modules"

export interface ShippedPackage {
  name: string
  version: string
  /** As its package.json says it, an SPDX expression; "unknown" where that says nothing. */
  licence: string
}

/**
 * The packages in a site's output: by the modules of its scripts, by the names of its font files, and by the
 * folder of the search.
 * @param cache Gatsby's cache, where the build has left the list of modules
 * @param published the finished site
 * @param project where the packages are installed
 */
export const visitorPackages = (cache: string, published: string, project: string): ShippedPackage[] => {
  const places = new Set<string>()
  for (const file of JSON.parse(readFileSync(shippedModulesFile(cache), "utf8")) as string[]) {
    const place = packagePlace(file)
    if (place) places.add(place)
  }
  for (const font of fontPackages(published, project)) places.add(font)
  if (existsSync(path.join(published, "pagefind"))) places.add("node_modules/pagefind")
  return [...places].map((place) => describe(project, place)).sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** All installed packages of the lock file, counted by licence: what builds and tests the site. */
export const installedLicences = (project: string): Map<string, number> => {
  const { packages } = JSON.parse(readFileSync(path.join(project, "package-lock.json"), "utf8")) as {
    packages: Record<string, { license?: string }>
  }
  const counts = new Map<string, number>()
  for (const [place, { license }] of Object.entries(packages)) {
    // Binaries for other systems are locked, but not here.
    if (place === "" || !existsSync(path.join(project, place, "package.json"))) continue
    const licence = license ?? describe(project, place).licence
    counts.set(licence, (counts.get(licence) ?? 0) + 1)
  }
  return new Map([...counts].sort(([, a], [, b]) => b - a))
}

/** `node_modules/a/node_modules/b` of a file in it; webpack's own parts of a bundle count as webpack's. */
export const packagePlace = (file: string): string | undefined => {
  if (file === "webpack") return "node_modules/webpack"
  const at = file.indexOf("node_modules/")
  if (at < 0) return undefined
  return /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file.slice(at))?.[0]
}

/** Packages of fonts whose files are in the site: `outfit-latin-wght-normal-<hash>.woff2`. */
const fontPackages = (published: string, project: string): string[] => {
  const folder = path.join(published, "static")
  const fonts = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".woff2")) : []
  const names = fonts.map((name) => name.replace(/-[0-9a-f]+\.woff2$/, ".woff2"))
  return ["@fontsource", "@fontsource-variable"].flatMap((scope) => {
    const place = path.join("node_modules", scope)
    if (!existsSync(path.join(project, place))) return []
    return readdirSync(path.join(project, place))
      .map((name) => `${place}/${name}`)
      .filter((one) => names.some((name) => existsSync(path.join(project, one, "files", name))))
  })
}

const describe = (project: string, place: string): ShippedPackage => {
  const name = place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length)
  const file = path.join(project, place, "package.json")
  if (!existsSync(file)) return { name, version: "unknown", licence: "unknown" }
  const { version, license, licenses } = JSON.parse(readFileSync(file, "utf8"))
  // Old packages name an object, { "type": "MIT", "url": … }, or a list of them.
  const named = license ?? licenses?.[0]
  const licence = typeof named === "string" ? named : named?.type
  return { name, version: version ?? "unknown", licence: licence ?? "unknown" }
}

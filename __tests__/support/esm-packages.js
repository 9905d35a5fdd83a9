/** Find the packages that Jest must transpile because they are published as ES modules only. */
const { existsSync, readFileSync } = require("node:fs")
const path = require("node:path")

/**
 * The names of all ES module packages among the given ones and their dependencies, read from node_modules.
 * @param {string[]} names
 * @param {string} folder the folder with node_modules
 * @returns {string[]}
 */
function esmPackages(names, folder) {
  /** @type {Set<string>} */
  const seen = new Set()
  /** @type {Set<string>} */
  const found = new Set()
  /**
   * @param {string} name
   * @param {string} from
   */
  const visit = (name, from) => {
    const home = locate(name, from)
    if (!home || seen.has(home)) return
    seen.add(home)
    const { type, dependencies = {} } = JSON.parse(readFileSync(path.join(home, "package.json"), "utf8"))
    if (type === "module") found.add(name)
    for (const dependency of Object.keys(dependencies)) visit(dependency, home)
  }
  for (const name of names) visit(name, folder)
  return [...found].sort()
}

/**
 * The folder in which Node finds a package: the nearest node_modules above `from`.
 * @param {string} name
 * @param {string} from
 * @returns {string | undefined}
 */
function locate(name, from) {
  const home = path.join(from, "node_modules", name)
  if (existsSync(path.join(home, "package.json"))) return home
  const above = path.dirname(from)
  return above === from ? undefined : locate(name, above)
}

module.exports = { esmPackages }

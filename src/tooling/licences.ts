/** `npm run licences`: the packages that visitors get, their licences, and what the registry knows of their faults. */
import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import path from "node:path"
import { shippedModulesFile } from "../gatsby/shipped-modules"
import { markdownTable } from "./markdown-table"
import { isPermitted } from "./permitted-licence"
import { readAudit } from "./read-audit"
import { stagingPlaces } from "./staging.mjs"
import { installedLicences, visitorPackages } from "./visitor-packages"

const project = process.cwd()

function main() {
  const { cache, published } = stagingPlaces(project)
  if (!existsSync(shippedModulesFile(cache))) {
    console.error('There is no built site. Run "npm run build" first.')
    return 1
  }
  const shipped = visitorPackages(cache, published, project)
  console.log(`Packages that visitors get (${shipped.length})\n`)
  console.log(
    markdownTable(
      ["Package", "Version", "Licence"],
      shipped.map((one) => [one.name, one.version, one.licence]),
    ),
  )

  const others = [...installedLicences(project)].map(([licence, count]) => [licence, String(count)])
  console.log("\nPackages that build and test the site, which visitors never get, by licence\n")
  console.log(markdownTable(["Licence", "Packages"], others))

  const forbidden = shipped.filter(({ licence }) => !isPermitted(licence))
  for (const { name, licence } of forbidden)
    console.error(`\n${name}: ${licence} is not a permitted licence.`)

  const audit = readAudit(npmAudit(), new Set(shipped.map(({ name }) => name)))
  console.log(`\n${audit.text}`)
  return forbidden.length > 0 || audit.shipped > 0 ? 1 : 0
}

/** Ends with 1 where there are faults; its answer says more. */
const npmAudit = () =>
  spawnSync("npm", ["audit", "--json"], { cwd: project, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 })
    .stdout

if (process.argv[1] && path.basename(process.argv[1]) === "licences.ts") process.exitCode = main()

/**
 * What each behaviour adds to a page that does not use it: `node --import tsx src/tooling/behaviour-weights.ts [page …]`
 * prints, for the built site, the weight of the scripts that hold a behaviour, and which of them the pages load before
 * anybody scrolls. That nothing of it loads later either is tested in a browser: `__tests__/e2e/behaviours.spec.ts`.
 */
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { gzipSync } from "node:zlib"
import { behaviours } from "./behaviours"
import { pageScripts } from "./page-scripts"

/** Pages with neither form nor payment. */
const defaultPages = ["/company/", "/case-studies/nimble/"]

const site = path.resolve("public")
const given = process.argv.slice(2)
const pages = given.length > 0 ? given : defaultPages
const scripts = readdirSync(site, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".js"))
  .map((file) => ({ file, text: readFileSync(path.join(site, file), "utf8") }))

const kilobytes = (text: string) => gzipSync(text, { level: 9 }).length / 1000

const rows = Object.entries(behaviours).map(([name, sign]) => {
  const holding = scripts.filter(({ text }) => text.includes(sign))
  const files = new Set(holding.map(({ file }) => `/${file.split(path.sep).join("/")}`))
  const onPages = pages.map((page) =>
    pageScripts(site, page)
      .filter((address) => files.has(address))
      .reduce((sum, address) => sum + kilobytes(readFileSync(path.join(site, address), "utf8")), 0),
  )
  const own = holding.map(({ text }) => kilobytes(text).toFixed(1)).join(", ") || "not in this build"
  return [name, own, ...onPages.map((weight) => weight.toFixed(1))]
})

const table = [["behaviour", "scripts that hold it (kB, gzip)", ...pages], ...rows]
const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? []
for (const row of table)
  console.log(
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  )

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { isPermitted } from "../../../src/tooling/permitted-licence"
import { readAudit } from "../../../src/tooling/read-audit"
import { packagePlace, visitorPackages } from "../../../src/tooling/visitor-packages"

let project = ""
const put = (file: string, content: unknown) => {
  const place = path.join(project, file)
  mkdirSync(path.dirname(place), { recursive: true })
  writeFileSync(place, typeof content === "string" ? content : JSON.stringify(content))
}

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), "mosslight-packages-"))
})
afterEach(() => rmSync(project, { recursive: true }))

test.each([
  ["/site/node_modules/react-dom/cjs/react-dom.js", "node_modules/react-dom"],
  ["/site/node_modules/@emotion/react/dist/x.js", "node_modules/@emotion/react"],
  ["/site/node_modules/a/node_modules/b/index.js", "node_modules/a/node_modules/b"],
  ["webpack", "node_modules/webpack"],
  ["/site/src/components/button.tsx", undefined],
  ["/site/.cache/navigation.js", undefined],
])("a module belongs to its package: %s", (file, place) => {
  expect(packagePlace(file)).toBe(place)
})

test.each([
  ["MIT", true],
  ["(MIT OR GPL-3.0)", true],
  ["Apache-2.0 AND MIT", true],
  ["Apache-2.0 AND LGPL-3.0-or-later", false],
  ["GPL-3.0-or-later", false],
  // AND binds closer than OR, unless brackets say otherwise.
  ["MIT OR GPL-3.0 AND LGPL-3.0", true],
  ["(MIT OR GPL-2.0) AND Proprietary", false],
  ["Proprietary AND (MIT OR GPL-2.0)", false],
  ["(MIT OR GPL-2.0) AND (ISC OR (Proprietary AND MIT))", true],
  ["((MIT))", true],
  // An exception is for somebody to read.
  ["Apache-2.0 WITH LLVM-exception", false],
  ["Apache-2.0 WITH LLVM-exception OR MIT", true],
  // What is no expression.
  ["", false],
  ["MIT OR", false],
  ["MIT AND OR ISC", false],
  ["MIT ISC", false],
  ["(MIT", false],
  ["MIT)", false],
  ["MIT OR (ISC", false],
  ["MIT OR ()", false],
  ["MIT OR ISC WITH", false],
  ["MIT/GPL-2.0", false],
  ["SEE LICENSE IN LICENSE.md", false],
  ["unknown", false],
])("%s is permitted: %s", (licence, expected) => {
  expect(isPermitted(licence)).toBe(expected)
})

test("packages are read from modules, fonts and the search, nested versions apart", () => {
  put("cache/shipped-modules.json", [
    "/site/node_modules/react/index.js",
    "/site/node_modules/react/cjs/react.js",
    "/site/node_modules/old/index.js",
    "/site/node_modules/older/index.js",
    "/site/node_modules/a/node_modules/react/index.js",
    "/site/src/x.ts",
  ])
  put("public/static/outfit-latin-0a1b2c.woff2", "")
  put("public/pagefind/pagefind.js", "")
  put("node_modules/react/package.json", { version: "19.0.0", license: "MIT" })
  put("node_modules/a/node_modules/react/package.json", { version: "18.0.0", license: "MIT" })
  put("node_modules/old/package.json", { version: "1.0.0", license: { type: "BSD-3-Clause" } })
  put("node_modules/older/package.json", { version: "0.1.0", licenses: [{ type: "MIT" }] })
  put("node_modules/@fontsource/outfit/package.json", { version: "5.0.0", license: "OFL-1.1" })
  put("node_modules/@fontsource/outfit/files/outfit-latin.woff2", "")
  put("node_modules/@fontsource/other/files/other-latin.woff2", "")
  const all = visitorPackages(path.join(project, "cache"), path.join(project, "public"), project)
  expect(all.map(({ name, version, licence }) => `${name} ${version} ${licence}`).sort()).toEqual([
    "@fontsource/outfit 5.0.0 OFL-1.1",
    "old 1.0.0 BSD-3-Clause",
    "older 0.1.0 MIT",
    "pagefind unknown unknown",
    "react 18.0.0 MIT",
    "react 19.0.0 MIT",
  ])
})

test("faults in what visitors get are told apart from the rest", () => {
  const answer = JSON.stringify({
    vulnerabilities: {
      react: { name: "react", severity: "high", via: [{ title: "Markup from strings" }, "scheduler"] },
      webpack: { name: "webpack", severity: "high", via: [] },
      tar: { name: "tar", severity: "moderate", via: [] },
    },
  })
  expect(readAudit(answer, new Set(["react", "react-dom"]))).toEqual({
    shipped: 1,
    text: [
      "Known faults in packages that visitors get: 1",
      "  react (high): Markup from strings; by way of scheduler",
      "Known faults in the others: 1 high, 1 moderate",
    ].join("\n"),
  })
})

test.each([
  ['{"message":"405 Method Not Allowed"}', "405 Method Not Allowed"],
  ['{"error":{"summary":"no such address"}}', "no such address"],
  ["", "it gave no answer"],
])("a registry that does not audit is said to do so", (answer, reason) => {
  expect(readAudit(answer, new Set(["react"]))).toEqual({
    shipped: 0,
    text: `Not audited: the registry does not offer it (${reason}).`,
  })
})

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { caseStudy } from "../../../src/content-model/case-study"
import { checkDocument } from "../../../src/content-model/check-document"
import {
  syntheticCaseStudy,
  syntheticSlug,
  writeSyntheticCaseStudies,
} from "../../../src/tooling/synthetic-case-studies"

const relations = {
  services: ["web-development", "design-services"],
  technologies: ["react", "node", "go"],
  caseStudies: ["nimble", "fooq", "celebi", "synthetic-0001", "synthetic-0002"],
}
const numbers = Array.from({ length: 240 }, (_, index) => index + 1)
const check = (number: number) =>
  checkDocument(caseStudy, {
    file: `content/case-studies/${syntheticSlug(number)}/index.mdx`,
    slug: syntheticSlug(number),
    text: syntheticCaseStudy(number, relations),
  })

it("are valid by the content model", async () => {
  const documents = await Promise.all(numbers.map(check))
  expect(documents.flatMap(({ problems }) => problems)).toEqual([])
})

it("have every field but the pictures and the optional house-keeping", async () => {
  const { fields } = await check(1)
  const left = Object.keys(caseStudy.schema.shape).filter((field) => !(field in (fields ?? {})))
  expect(left).toEqual(["updated", "draft", "thumbnail"])
})

it("place every section of a case study but the call to action", () => {
  const text = syntheticCaseStudy(7, relations)
  const missing = caseStudy.sections.filter((name) => !text.includes(`<${name} `))
  expect(missing).toEqual(["CallToAction"])
})

it("have about 500 words, each document its own", async () => {
  for (const document of await Promise.all(numbers.map(check))) {
    expect(document.body?.wordCount).toBeGreaterThan(420)
    expect(document.body?.wordCount).toBeLessThan(600)
  }
  expect(new Set(numbers.map((number) => syntheticCaseStudy(number, relations))).size).toBe(numbers.length)
})

it("are the same in every run", () => {
  expect(syntheticCaseStudy(3, relations)).toBe(syntheticCaseStudy(3, relations))
})

it("never refer to themselves", () => {
  expect(syntheticCaseStudy(1, relations)).not.toContain("synthetic-0001")
})

it("are written beside the real ones and refer to both", () => {
  const root = mkdtempSync(path.join(tmpdir(), "synthetic-"))
  for (const folder of ["services/web-development", "technologies/react", "case-studies/nimble"]) {
    mkdirSync(path.join(root, "content", folder), { recursive: true })
  }
  writeSyntheticCaseStudies(root, 12)
  const folder = path.join(root, "content/case-studies")
  expect(readdirSync(folder)).toHaveLength(13)
  const all = readdirSync(folder)
    .filter((slug) => slug !== "nimble")
    .map((slug) => readFileSync(path.join(folder, slug, "index.mdx"), "utf8"))
    .join("\n")
  expect(all).toContain('- "nimble"')
  expect(all).toContain('- "synthetic-0012"')
  rmSync(root, { recursive: true })
})

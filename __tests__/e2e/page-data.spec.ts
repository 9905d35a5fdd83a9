/** A page loads only what its own sections show. */

import { readFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "@playwright/test"
import { collectionOf, fieldsShown, listsRead } from "../../src/content/model/content-model"
import type { SectionDefinition } from "../../src/content/model/define-section"
import { model } from "../../src/site/collections/model"
import { uncapitalised } from "../../src/util/words"
import { pages } from "./support/pages"
import { siteFolder } from "./support/site-folder"

/** The pages of documents with their data, and the sections that each shows, and does not show. */
const shownPages = pages.flatMap(({ path: address }) => {
  const file = path.join(siteFolder, "page-data", address === "/" ? "index" : address, "page-data.json")
  const { document, previous, next, ...lists } = JSON.parse(readFileSync(file, "utf8")).result.data ?? {}
  const collection = collectionOf(address.split("/")[1] ?? "", model) ?? collectionOf("pages", model)
  if (!document || !collection) return []
  const names = namesIn(document.body)
  const [own, others] = [true, false].map((isOwn) =>
    collection.sections.filter(({ name }) => names.includes(name) === isOwn),
  )
  return [{ address, collection, document, lists, own: own ?? [], others: others ?? [] }]
})

function namesIn(node: unknown): unknown[] {
  return Array.isArray(node) ? [node[0], ...node.flatMap(namesIn)] : []
}

test("a page has the data files and lists of its own sections, and no others", () => {
  const queried = (section: SectionDefinition) =>
    listsRead(section).map(([, { of, single }]) => (single ? uncapitalised(of) : `all${of}`))
  expect(shownPages.length).toBeGreaterThan(0)
  for (const { address, lists, own } of shownPages)
    expect(new Set(Object.keys(lists)), address).toEqual(new Set(own.flatMap(queried)))
})

/** Fields that pages need without a section: heading, description, structured data. */
const ofEveryPage = ["hero", "name", "description", "date", "updated", "schemaType"]

test("a page has the document's fields of its own sections, and no others", () => {
  for (const { address, collection, document, own, others } of shownPages) {
    const fieldsOf = (section: SectionDefinition) => fieldsShown(section, collection)
    const needed = [...ofEveryPage, ...own.flatMap(fieldsOf)]
    const fields = Object.keys(document)
    expect(fields, address).toEqual(expect.arrayContaining(own.flatMap(fieldsOf)))
    const unneeded = others.flatMap(fieldsOf).filter((name) => !needed.includes(name))
    expect(
      fields.filter((name) => unneeded.includes(name)),
      address,
    ).toEqual([])
  }
})

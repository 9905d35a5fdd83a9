/** A page loads what its own sections show, no more, and shows all of it. */

import { readFileSync } from "node:fs"
import path from "node:path"
import { expect } from "@playwright/test"
import { collectionOf, fieldsShown, listsRead } from "../../src/content/model/content-model"
import type { SectionDefinition } from "../../src/content/model/define-section"
import { model } from "../../src/site/collections/model"
import { uncapitalised } from "../../src/util/words"
import { test } from "./support/page-facts"
import { isUnlisted, pages } from "./support/pages"
import { siteFolder } from "./support/site-folder"

/** The pages of documents with their data, and the sections that each shows, and does not show. */
const shownPages = pages.flatMap(({ path: address }) => {
  const { document, previous, next, ...lists } = dataOf(address)
  const collection = collectionOf(address.split("/")[1] ?? "", model) ?? collectionOf("pages", model)
  if (!document || !collection) return []
  const names = namesIn(document.body)
  const [own, others] = [true, false].map((isOwn) =>
    collection.sections.filter(({ name }) => names.includes(name) === isOwn),
  )
  return [{ address, collection, document, lists, own: own ?? [], others: others ?? [] }]
})

function dataOf(address: string) {
  const file = path.join(siteFolder, "page-data", address === "/" ? "index" : address, "page-data.json")
  return JSON.parse(readFileSync(file, "utf8")).result.data ?? {}
}

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

/** Settings, and what a section shows otherwise than as text, or not for all of its entries. */
const notShown =
  /^(?:accent|alt|chart|color|country|date|href|icon|image.*|key|logo|mark|path|position|skills|tags|thumbnail.*|values|widthClassName)$/

/** Texts that a visitor reads, in any depth. */
const textsIn = (value: unknown, key = ""): string[] => {
  if (notShown.test(key)) return []
  if (typeof value === "string") return [value].filter((text) => /^[^#]*\p{L}/u.test(text))
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one))
  return Object.entries(value ?? {}).flatMap(([name, one]) => textsIn(one, name))
}

const withoutSpaces = (text: string) => text.replace(/\s+/g, "")

test("a page shows all texts of its sections' fields and lists", async ({ factsOf }) => {
  for (const { address, collection, document, lists, own } of shownPages) {
    const { text: words, attributes } = await factsOf(address)
    const shown = withoutSpaces(words + attributes.join())
    for (const section of own.filter(({ name }) => !/^(?:ClientGrid|ContactHead|EstimateForm)$/.test(name))) {
      const names = fieldsShown(section, collection).filter((name) => name !== "desc")
      const fields = names.map((name) => ({ [name]: document[name] }))
      const listed = listsRead(section).map(([, { of, single }]) => (single ? [] : lists[`all${of}`]?.nodes))
      const missing = textsIn([fields, listed]).filter((text) => !shown.includes(withoutSpaces(text)))
      if (!isUnlisted(address)) expect.soft(missing, `${address} ${section.name}`).toEqual([])
    }
  }
})

test("a list shows the names, texts and days of its documents, and links to them", async ({ factsOf }) => {
  // The list of case studies shows other parts of them: see case-study-filters.spec.ts.
  for (const { path: address, kind } of pages.filter(({ path }) => !path.startsWith("/case-studies/"))) {
    if (kind !== "index") continue
    const { text, html, links } = await factsOf(address)
    const shown = [withoutSpaces(text), html, ...links.map(({ href }) => `to ${href}`)].join("\n")
    const lists = Object.values<{ nodes?: Record<string, string>[] }>(dataOf(address))
    for (const { path: target, name = "", desc = "", date = "" } of lists.flatMap(
      (list) => list?.nodes ?? [],
    ))
      for (const part of [`to ${target}\n`, withoutSpaces(name), withoutSpaces(desc), date])
        expect.soft(`${shown}\n`, address).toContain(part)
  }
})

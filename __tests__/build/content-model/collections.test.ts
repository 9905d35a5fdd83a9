/** Every collection has what src/README.md lists under "Add a collection"; what is missing here is missing on the site. */
import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import type { z } from "zod"
import { examples } from "../../../src/content-model/examples/examples"
import { fieldKind } from "../../../src/content-model/fields"
import { itemOf } from "../../../src/content-model/graphql-types"
import { collections, dataFiles } from "../../../src/content-model/model"
import { breadcrumbRoutes } from "../../../src/lib/breadcrumb-routes"
import { documentKinds } from "../../../src/lib/page-kind"
import { findRoute } from "../../../src/lib/routes"

const isThere = (file: string) => existsSync(path.resolve("src", file))
const textOf = (file: string) => readFileSync(path.resolve(file), "utf8")
const fileName = (type: string) => type.replace(/\B[A-Z]/g, "-$&").toLowerCase()

describe.each(collections.map((collection) => [collection.directory, collection] as const))(
  "%s",
  (directory, { type, label, schema, sort }) => {
    it("is a kind of page, under the name that editors know", () => {
      const kind = documentKinds.find(({ path: start }) => start === `/${directory}/`)
      expect(kind?.one.toLowerCase()).toBe(label)
    })

    it("has its list and its documents in the route table, which the sitemap lists and breadcrumbs name", () => {
      const list = { inSitemap: true, noindex: false, section: `/${directory}` }
      expect(findRoute(`/${directory}/`)).toMatchObject({ path: `/${directory}`, ...list })
      expect(findRoute(`/${directory}/harbour/`)).toMatchObject({ path: `/${directory}/{slug}`, ...list })
      expect(breadcrumbRoutes("/", `/${directory}/`)).toHaveLength(2)
    })

    it("has a page of its list, a template and a registry of names, which the gallery shows", () => {
      expect(isThere(`pages/${directory}.tsx`) || isThere(`templates/${fileName(type)}-index.tsx`)).toBe(true)
      expect(isThere(`templates/${fileName(type)}.tsx`)).toBe(true)
      expect(isThere(`templates/${fileName(type)}-sections.tsx`)).toBe(true)
      expect(textOf("src/gallery/document-sections.tsx")).toMatch(new RegExp(`^ {2}${type}: page\\(`, "m"))
    })

    it("has an example for npm run new", () => {
      expect(examples[type]?.artwork).toBeDefined()
    })

    it("is sorted by a field that it has", () => {
      expect(Object.keys(schema.shape)).toContain(sort.field)
    })
  },
)

it.each([...collections, ...dataFiles].map(({ type, reverse }) => [type, reverse ?? {}] as const))(
  "%s is found from the other side by fields that refer to it",
  (type, reverse) => {
    for (const { type: source, field } of Object.values(reverse)) {
      const shape = [...collections, ...dataFiles].find((other) => other.type === source)?.schema.shape
      const kind = fieldKind(itemOf(shape?.[field] as z.ZodType).item)
      expect(kind).toEqual({ kind: "reference", to: type })
    }
  },
)

it("has no kind of document without a collection", () => {
  expect(documentKinds.map(({ path: start }) => start).sort()).toEqual(
    collections.map(({ directory }) => `/${directory}/`).sort(),
  )
})

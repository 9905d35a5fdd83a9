import { codeRedirect, type DocumentNode, factsOf } from "../../../src/gatsby/outputs/write-site-record"
import { collections } from "../../../src/site/collections/model"

it("has all sentences of a document's fields, but no names, dates and references", () => {
  const studies = collections.find(({ directory }) => directory === "case-studies")
  const node = {
    path: "/case-studies/ledger/",
    name: "Ledger",
    description: "How it was built.",
    desc: "A ledger for harbours.",
    problem: "Captains wrote on paper.",
    country: "Portugal",
    date: "2026-01-01",
    thumbnail: "./thumbnail.jpg",
    hero: { title: {}, description: { label: "For every ferry." }, breadcrumb: {} },
    body: "[]",
    tableOfContents: [],
  }
  const { sentences } = factsOf(node as DocumentNode, studies as NonNullable<typeof studies>, () => undefined)
  expect([...(sentences ?? [])].sort()).toEqual([
    "A ledger for harbours.",
    "Captains wrote on paper.",
    "For every ferry.",
    "How it was built.",
  ])
})

it("has the redirects of code without the site's prefix", () => {
  const redirect = { fromPath: "/studio/old/", toPath: "/studio/new/" }
  const expected = { from: "/old/", to: "/new/", status: 302 }
  expect(codeRedirect(redirect, "/studio")).toEqual(expected)
  expect(codeRedirect({ ...redirect, isPermanent: true }, "/studio")).toEqual({ ...expected, status: 301 })
  const shop = { fromPath: "/old/", toPath: "https://shop.example/", statusCode: 307 }
  expect(codeRedirect(shop, "")).toEqual({ from: "/old/", to: "https://shop.example/", status: 307 })
})

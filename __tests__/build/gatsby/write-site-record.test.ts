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
    hero: { description: { label: "For every ferry." } },
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

it.each([
  [
    { fromPath: "/studio/old/", toPath: "/studio/new/", isPermanent: true },
    { from: "/old/", to: "/new/", status: 301 },
  ],
  [
    { fromPath: "/studio/old", toPath: "https://a.example/" },
    { from: "/old", to: "https://a.example/", status: 302 },
  ],
  [
    { fromPath: "/old/", toPath: "/new/", statusCode: 307 },
    { from: "/old/", to: "/new/", status: 307 },
  ],
])("has the redirects of code without the site's prefix: %j", (redirect, expected) => {
  expect(codeRedirect(redirect, "/studio")).toEqual(expected)
})

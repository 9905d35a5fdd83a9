import { documentKinds } from "./generated/kinds"
import { industryFolder } from "./industry-path"
import type { PageKind } from "./page-kind"

const industry: PageKind = {
  path: industryFolder,
  one: "Industry",
  many: "Industries",
  list: "/case-studies/",
}

/** Every page that is in no list. */
const page: PageKind = { path: "/", one: "Page", many: "Pages" }

export const pageKinds: readonly PageKind[] = [...documentKinds, industry, page]

/** The kind of a page, by its path without the site's prefix. */
export const kindOf = (address: string): PageKind =>
  [industry, ...documentKinds].find(({ path }) => address !== path && address.startsWith(path)) ?? page

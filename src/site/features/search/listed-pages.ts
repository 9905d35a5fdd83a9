import { graphql } from "gatsby"
import { documentKinds } from "../../router/generated/kinds"
import type { KnownPage } from "./nearest-pages"

/** All pages for lists and the search: the lists, and the given documents. */
export const listedPages = (documents: readonly KnownPage[]): readonly KnownPage[] => [
  ...documentKinds.map(({ path, many }) => ({ path, name: many })),
  ...documents,
]

export const listedPageFragment = graphql`
  fragment ListedPage on ContentPage {
    name
    path
  }
`

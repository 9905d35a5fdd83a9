import { graphql } from "gatsby"
import { documentKinds } from "../../router/generated/kinds"
import type { KnownPage } from "./nearest-pages"

/** All pages for lists and the search: the lists, and the given documents. */
export const listedPages = (documents: readonly KnownPage[]): readonly KnownPage[] => [
  ...documentKinds.map(({ path, many }) => ({ path, name: many })),
  ...documents,
]

/** Where to go on if no page is found. */
export const startingPoints = ["/services/", "/case-studies/", "/insights/", "/contact-us/"]

export const listedPageFragment = graphql`
  fragment ListedPage on ContentPage {
    name
    path
  }
`

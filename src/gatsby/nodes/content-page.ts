/** Fields of the GraphQL interface `ContentPage`, as queries return them. Nodes have no field instead of null. */
export interface ContentPage {
  id: string
  name: string
  path: string
  slug: string
  collection: string
  sections: string[]
  desc: string
  description: string
  draft: boolean
  noindex: boolean | null
  date: string | null
  publish: string | null
  updated: string | null
}

import path from "node:path"
import type { BuildArgs } from "gatsby"
import { writeGatsbyFacts } from "../publish/gatsby-facts"
import { getDataOrPanic } from "./get-data-or-panic"

interface Facts {
  siteSettings: { url: string }
  allContentPage: { nodes: { path: string; redirectFrom: string[] }[] }
  allCaseStudy: {
    nodes: {
      path: string
      hero: {
        background: string
        title: { color: string }
        description: { color: string }
        breadcrumb: { currentColor: string }
      }
    }[]
  }
}

/** Leaves to the publishing stage what it needs of the content and cannot read from pages. */
export const writePublishingFacts = async ({ graphql, reporter, store }: BuildArgs) => {
  const { siteSettings, allContentPage, allCaseStudy } = await getDataOrPanic<Facts>(
    graphql,
    `{
      siteSettings { url }
      allContentPage(sort: { path: ASC }) { nodes { path redirectFrom } }
      allCaseStudy(sort: { slug: ASC }) {
        nodes {
          path
          hero { background title { color } description { color } breadcrumb { currentColor } }
        }
      }
    }`,
    reporter,
  )
  const shareColours = Object.fromEntries(
    allCaseStudy.nodes.map(({ path: address, hero }) => [
      address,
      {
        ground: hero.background,
        heading: hero.title.color,
        name: hero.description.color,
        light: hero.breadcrumb.currentColor,
      },
    ]),
  )
  const redirects = allContentPage.nodes.flatMap(({ path: to, redirectFrom }) =>
    redirectFrom.map((from) => ({ from, to })),
  )
  const { directory } = store.getState().program as { directory: string }
  await writeGatsbyFacts(path.join(directory, ".cache"), {
    siteUrl: siteSettings.url,
    redirects,
    shareColours,
  })
}

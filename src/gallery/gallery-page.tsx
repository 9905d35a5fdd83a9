import styled from "@emotion/styled"
import type { PageProps } from "gatsby"
import { Seo } from "../shell/seo"
import { color, from, grid, space, typography } from "../theme/tokens"
import { Cards } from "./cards"
import { Charts } from "./charts"
import { Controls } from "./controls"
import { DocumentSections } from "./document-sections"
import { Fields } from "./fields"
import { useForcedStates } from "./forced-states"
import type { GalleryContext } from "./gallery-context"
import { PageSections } from "./page-sections"
import { SmallParts } from "./small-parts"
import { Text } from "./text"
import { withArticle } from "./with-article"

/** Every section, card and control in every variant and state, with what makes it. It exists in develop only. */
const GalleryPage = ({ pageContext, location }: PageProps<object, GalleryContext>) => {
  const { collections, dataFiles, markdown } = pageContext
  useForcedStates()
  return (
    <Page>
      <Seo routeName="Gallery" pathname={location.pathname} />
      <Contents aria-label="Contents of the gallery">
        {[
          ...collections.map(({ type, label }) => [type, `Sections of ${withArticle(label)}`] as const),
          ...parts,
        ].map(([id, title]) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
      </Contents>
      <div>
        <h1>Gallery</h1>
        <p>
          Every section, card and control in every variant and state, with the frontmatter, the MDX or the
          code that makes it. This page exists while you develop, and nowhere else.
        </p>
        {collections.map((collection) => (
          <DocumentSections key={collection.type} {...collection} />
        ))}
        <PageSections dataFiles={dataFiles} />
        <Cards dataFiles={dataFiles} />
        <Charts />
        <Controls />
        <Fields />
        <SmallParts />
        <Text markdown={markdown} />
      </div>
    </Page>
  )
}

export default GalleryPage

const parts = [
  ["page/", "Sections of pages"],
  ["icon-cards", "Row and column cards"],
  ["picture-cards", "Cards with pictures"],
  ["project-cards", "Project cards"],
  ["charts", "Charts"],
  ["buttons", "Buttons"],
  ["pills", "Pill buttons"],
  ["disclosures", "Tabs and accordions"],
  ["ways", "Links and ways on"],
  ["fields", "Fields"],
  ["labels", "Labels and marks"],
  ["strips", "Strips and carousels"],
  ["notices", "Notices"],
  ["frames", "Frames of bands"],
  ["type", "Type"],
  ["markdown", "Text"],
] as const

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]} ${grid.gap};
  padding: ${space[8]} ${grid.gutter} ${space[24]};

  h1 {
    ${typography.h1}
    margin-bottom: ${space[4]};
  }

  ${from.lg} {
    grid-template-columns: 13em minmax(0, 1fr);
    padding-inline: ${space[6]};
  }
`

const Contents = styled.nav`
  ${typography.small}
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
  align-content: start;

  a {
    color: ${color.textSecondary};
  }

  a:hover {
    color: ${color.text};
  }

  ${from.lg} {
    position: sticky;
    top: calc(var(--header-height) + ${space[6]});
    align-self: start;
    flex-direction: column;
    max-height: calc(100vh - var(--header-height) - ${space[12]});
    overflow-y: auto;
  }
`

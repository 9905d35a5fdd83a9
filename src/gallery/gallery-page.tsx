import styled from "@emotion/styled"
import type { PageProps } from "gatsby"
import { Seo } from "../shell/seo"
import { color, from, grid, space, typography } from "../theme/tokens"
import { componentExamples } from "./component-examples"
import { ComponentGroups, groupId } from "./component-groups"
import { DocumentSections } from "./document-sections"
import { useForcedStates } from "./forced-states"
import type { GalleryContext } from "./gallery-context"
import { withArticle } from "./with-article"

/** The sections of documents and the components, in their variants and states, with what makes them. Develop only. */
const GalleryPage = ({ pageContext, location }: PageProps<object, GalleryContext>) => {
  const { collections } = pageContext
  useForcedStates()
  return (
    <Page>
      <Seo routeName="Gallery" pathname={location.pathname} />
      <Contents aria-label="Contents of the gallery">
        {[
          ...collections.map(({ type, label }) => [type, `Sections of ${withArticle(label)}`] as const),
          ...Object.keys(componentExamples).map((title) => [groupId(title), title] as const),
        ].map(([id, title]) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
      </Contents>
      <div>
        <h1>Gallery</h1>
        <p>
          The sections of documents and the components they are made of, in their variants and states, with
          the MDX, the frontmatter or the code that makes them. This page exists only while you develop.
        </p>
        {collections.map((collection) => (
          <DocumentSections key={collection.type} {...collection} />
        ))}
        <ComponentGroups />
      </div>
    </Page>
  )
}

export default GalleryPage

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

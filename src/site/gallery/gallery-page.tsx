import styled from "@emotion/styled"
import type { PageProps } from "gatsby"
import { renderBody } from "../body/render-body"
import { ColumnText } from "../collections/body-text"
import { Seo } from "../shell/head/seo"
import { from, grid, space, typography } from "../theme/tokens"
import { OnThisPageSidebar } from "../ui/layout/on-this-page-sidebar"
import { DocumentSections, sectionsTitle } from "./document-sections"
import { Example, Group } from "./example"
import type { GalleryContext } from "./gallery-context"

/** The sections of documents and the elements of the text, with their source. Develop only. */
const GalleryPage = ({ pageContext }: PageProps<object, GalleryContext>) => {
  const { collections, textElements } = pageContext
  const headings = [
    ...collections.map(({ type, label }) => ({ id: type, title: sectionsTitle(label), depth: 2 })),
    { ...textElementsGroup, depth: 2 },
  ]
  return (
    <Page>
      <Seo routeName="Gallery" />
      <OnThisPageSidebar headings={headings} />
      <div>
        <Title>Gallery</Title>
        <p>
          The sections of documents and the elements of the text, with their MDX and frontmatter. This page
          exists only in development.
        </p>
        {collections.map((collection) => (
          <DocumentSections key={collection.type} {...collection} />
        ))}
        <TextElements elements={textElements} />
      </div>
    </Page>
  )
}

export default GalleryPage

const textElementsGroup = { id: "text-elements", title: "Elements of the text" }

/** The elements of the text, each as its example in the editors' guide. */
const TextElements = ({ elements }: { elements: GalleryContext["textElements"] }) => (
  <Group {...textElementsGroup} note={<p>In the text of every document.</p>}>
    {elements.map(({ name, description, source, body, media }) => (
      <Example key={name} name={name} note={description} source={source}>
        {renderBody(body, {
          shown: {},
          sections: {},
          firstProps: {},
          text: ColumnText,
          media,
        }).map(({ node }) => node)}
      </Example>
    ))}
  </Group>
)

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]} ${grid.gap};
  padding: ${space[8]} ${grid.gutter} ${space[24]};

  ${from.lg} {
    grid-template-columns: 13em minmax(0, 1fr);
    padding-inline: ${space[6]};
  }
`

const Title = styled.h1`
  ${typography.h1}
  margin-bottom: ${space[4]};
`

import styled from "@emotion/styled"
import { useState } from "react"
import { Select } from "../components/select"
import { registries } from "../generated/registries"
import { documentBreadcrumb } from "../lib/breadcrumb-routes"
import type { BodyElement } from "../mdx/body-tree"
import { renderBody } from "../mdx/render-body"
import { SplitText } from "../sections/lazy-sections"
import { space } from "../theme/tokens"
import type { GalleryCollection, GallerySection } from "./gallery-context"
import { Group, Specimen } from "./specimen"
import { usePageData } from "./use-page-data"
import { withArticle } from "./with-article"

/** Every section an editor may write in a collection's documents, drawn from one of them. */
export const DocumentSections = ({ type, label, documents, sections }: GalleryCollection) => {
  const [path, setPath] = useState(documents[0]?.path ?? "")
  const chosen = documents.find((one) => one.path === path)
  const document = usePageData<{ document: Queries.DocumentPageFragment }>(path)?.document
  return (
    <Group
      id={type}
      title={`Sections of ${withArticle(label)}`}
      note={`What may stand in the body of ${withArticle(label)}, drawn from the document chosen here.`}
    >
      <Choice>
        <Select
          name={`gallery-${type}`}
          label={`Shown from this ${label}`}
          options={documents.map(({ name, path: value }) => ({ value, label: name }))}
          value={path}
          onValueChange={setPath}
        />
      </Choice>
      {sections.map((section) => (
        <Specimen
          key={section.name}
          name={section.name}
          note={section.description}
          mdx={chosen?.elements[section.name] ?? `<${section.name} />`}
          yaml={fieldsOf(section, chosen?.frontmatter)}
          wide
        >
          {document ? renderSection(type, section, document) : null}
        </Specimen>
      ))}
    </Group>
  )
}

/** Where the document has not placed the section, it is rendered as it would be without props. */
function renderSection(
  type: string,
  { name, heading }: GallerySection,
  document: Queries.DocumentPageFragment,
) {
  const written = bandOf(document, name)?.[1] ?? { heading }
  const options = {
    document,
    sections: registries[type] ?? {},
    heroProps: { breadcrumb: documentBreadcrumb(document) },
    text: SplitText,
    media: { images: [], files: [] },
  }
  return renderBody([[name, { ...written, id: `${type}-${name}` }]], options)[0]?.node
}

const bandOf = ({ body }: Queries.DocumentPageFragment, name: string) =>
  (body as unknown as BodyElement[]).find(([type]) => type === name)

const fieldsOf = ({ fields }: GallerySection, frontmatter: Readonly<Record<string, string>> = {}) => {
  const written = fields.flatMap((field) => frontmatter[field] ?? [])
  return written.length > 0 ? written.join("\n") : undefined
}

const Choice = styled.div`
  grid-column: 1 / -1;
  max-width: 26em;
  margin-bottom: ${space[2]};
`

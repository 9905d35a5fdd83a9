import styled from "@emotion/styled"
import { type ReactNode, useState } from "react"
import { Select } from "../components/select"
import type { BodyElement } from "../mdx/body-tree"
import type { SectionRegistry } from "../mdx/section-registry"
import { caseStudySections } from "../templates/case-study-sections"
import { insightSections } from "../templates/insight-sections"
import { serviceSections } from "../templates/service-sections"
import { technologySections } from "../templates/technology-sections"
import { space } from "../theme/tokens"
import type { GalleryCollection, GallerySection } from "./gallery-context"
import { Group, Specimen } from "./specimen"
import { usePageData } from "./use-page-data"
import { withArticle } from "./with-article"

interface PageOfDocument {
  /** The document as the template's query answers it, with the house's steps beside where the page has them. */
  document: (data: never) => object | null
  sections: SectionRegistry<never, string>
}

/** By GraphQL type: the registry beside its template, which says what an editor may write and what it draws. */
export const documentPages: Readonly<Record<string, PageOfDocument>> = {
  CaseStudy: page(caseStudySections, (data: Queries.CaseStudyPageQuery) => data.caseStudy),
  Service: page(
    serviceSections,
    (data: Queries.ServicePageQuery) =>
      data.service && { ...data.service, houseSteps: data.allProcessStep.nodes },
  ),
  Technology: page(
    technologySections,
    (data: Queries.TechnologyPageQuery) =>
      data.technology && { ...data.technology, houseSteps: data.allProcessStep.nodes },
  ),
  Insight: page(insightSections, (data: Queries.InsightPageQuery) => data.insight),
}

/** Type-checked here: a page's query answers the document that its registry selects from. */
function page<Data, Document extends object, Names extends string>(
  sections: SectionRegistry<Document, Names>,
  document: (data: Data) => Document | null,
): PageOfDocument {
  return { sections, document } as unknown as PageOfDocument
}

/** Every section an editor may write in a collection's documents, drawn from one of them. */
export const DocumentSections = ({ type, label, documents, sections }: GalleryCollection) => {
  const [path, setPath] = useState(documents[0]?.path ?? "")
  const chosen = documents.find((one) => one.path === path)
  const data = usePageData<never>(path)
  const home = documentPages[type]
  const document = data && home?.document(data)
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
          {document && home ? draw(type, section, home.sections, document) : null}
        </Specimen>
      ))}
    </Group>
  )
}

function draw(
  type: string,
  { name, heading }: GallerySection,
  sections: SectionRegistry<never, string>,
  document: object,
): ReactNode {
  const entry = sections[name]
  if (!entry)
    return (
      <p>
        The registry of {type} has no {name}.
      </p>
    )
  const Section = entry.component
  // Where the document has not placed it, it is drawn as it would be without props.
  const written = bandOf(document, name)?.[1] ?? { heading }
  const props = { ...written, id: `${type}-${name}` }
  return <Section key={name} {...entry.select(document as never)} {...props} />
}

const bandOf = (document: object, name: string): BodyElement | undefined =>
  "body" in document && Array.isArray(document.body)
    ? (document.body as BodyElement[]).find(([type]) => type === name)
    : undefined

const fieldsOf = ({ fields }: GallerySection, frontmatter: Readonly<Record<string, string>> = {}) => {
  const written = fields.flatMap((field) => frontmatter[field] ?? [])
  return written.length > 0 ? written.join("\n") : undefined
}

const Choice = styled.div`
  grid-column: 1 / -1;
  max-width: 26em;
  margin-bottom: ${space[2]};
`

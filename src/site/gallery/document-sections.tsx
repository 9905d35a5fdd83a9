import { use, useState } from "react"
import type { BodyElement } from "../../content/define"
import { renderBody } from "../body/render-body"
import { type PageData, SplitText, shownOf } from "../collections/document-page"
import { registries } from "../collections/generated/registries"
import { Select } from "../ui/forms/select"
import { Example, Group } from "./example"
import type { GalleryCollection, GalleryDocument, GalleryEntry } from "./gallery-context"

/** All sections that a collection's documents may contain, with the data of the selected document. */
export const DocumentSections = ({ type, label, documents, sections }: GalleryCollection) => {
  const [path, setPath] = useState(documents[0]?.path ?? "")
  const selected = documents.find((document) => document.path === path)
  return (
    <Group
      id={type}
      title={sectionsTitle(label)}
      note={
        <Select
          name={`gallery-${type}`}
          label={`Data of this ${label}`}
          placeholder="Choose"
          options={documents.map(({ name, path: value }) => ({ value, label: name }))}
          value={path}
          onValueChange={setPath}
        />
      }
    >
      {sections.map((section) => (
        <Example
          key={section.name}
          name={section.name}
          note={section.description}
          source={sourceOf(section, selected)}
          wide
        >
          {selected ? (
            <DocumentSection type={type} section={section} path={pathWith(section, selected, documents)} />
          ) : null}
        </Example>
      ))}
    </Group>
  )
}

/** A document that has the section, the selected one if possible: pages have only the data of their own sections. */
const pathWith = ({ name }: GalleryEntry, selected: GalleryDocument, documents: readonly GalleryDocument[]) =>
  ([selected, ...documents].find(({ elements }) => elements[name]) ?? selected).path

/** The frontmatter fields that a section reads and its element in the body. */
const sourceOf = ({ name, fields }: GalleryEntry, document?: GalleryDocument) =>
  [
    ...fields.flatMap((field) => document?.frontmatter[field] ?? []),
    document?.elements[name] ?? `<${name} />`,
  ].join("\n\n")

/** Heading of a collection's group. */
export const sectionsTitle = (label: string) => `Sections: ${label}`

interface DocumentSectionProps {
  type: string
  section: GalleryEntry
  path: string
}

/** The section with the props of the document's body, or with its default heading. */
const DocumentSection = ({ type, section: { name, heading }, path }: DocumentSectionProps) => {
  const data = use(loadPage(path))
  const { document } = data
  const body = document.body as unknown as BodyElement[]
  const props = body.find(([element]) => element === name)?.[1] ?? { heading }
  const options = {
    shown: shownOf(data),
    sections: registries[type] ?? {},
    firstProps: {
      breadcrumb: [{ name: document.name, value: document.path }],
      heading: props.heading ?? document.name,
    },
    text: SplitText,
    media: { images: [], files: [] },
  }
  return renderBody([[name, { ...props, id: `${type}-${name}` }]], options)[0]?.node
}

const pages = new Map<string, ReturnType<typeof fetchPage>>()

/** The result of a page's query. The gallery has no queries of its own, so that it shows the same data as the pages. */
const loadPage = (path: string) => {
  const page = pages.get(path) ?? fetchPage(path)
  pages.set(path, page)
  return page
}

async function fetchPage(path: string): Promise<PageData> {
  const response = await fetch(`/page-data${path}page-data.json`)
  const { result } = await response.json()
  return result.data
}

/** The texts of a new collection and of a new section. */
import { capitalised } from "../lib/letter-case"

interface CollectionNames {
  label: string
  plural: string
  /** Of GraphQL. */
  type: string
  directory: string
  /** Of the code. */
  constant: string
}

/** The files of a collection. */
export const collectionFiles = ({ label, plural, type, directory, constant }: CollectionNames) =>
  new Map([
    [
      `src/collections/${directory}/collection.ts`,
      `import { defineCollection } from "../../content-model/define-collection"
import { date } from "../../content-model/fields"
import { callToAction } from "../../sections/call-to-action/section"
import { hero } from "../../sections/hero/section"

/** ${capitalised(plural)}. */
export const ${constant} = defineCollection({
  type: "${type}",
  label: "${label}",
  directory: "${directory}",
  summary: "All ${plural}, the newest first.",
  fields: {
    date: date("Day of the ${label}."),
  },
  sections: [hero, callToAction],
  sort: { field: "date", order: "DESC" },
})
`,
    ],
    [`src/collections/${directory}/example.mdx`, document(label, "TODO ")],
  ])

/** The first document of a collection, which is published. */
export const firstDocument = ({ label }: CollectionNames) => document(label, "")

const document = (label: string, todo: string) => `---
name: ${todo}First ${label}
description: ${todo}What this ${label} is about, for whom it is and what is new in it, written in 110 to 160 characters for the results of a search.
desc: ${todo}What it is about, in one sentence for the cards.
date: 2026-01-01
---

<Hero />

## ${todo}What it is about

${todo}Say the most important thing first, then what a reader wants to know next.

<CallToAction />
`

interface SectionNames {
  name: string
  /** Of the code, and of the field. */
  constant: string
  folder: string
}

/** The files of a section: a list of titles and descriptions. */
export const sectionFiles = ({ name, constant, folder }: SectionNames) => {
  const file = folder.slice(folder.lastIndexOf("/") + 1)
  const title = capitalised(file.replaceAll("-", " "))
  return new Map([
    [
      `${folder}/section.ts`,
      `import { z } from "zod"
import { defineSection } from "../../content-model/define-section"
import { list, text } from "../../content-model/fields"
import { head } from "../../content-model/section-props"

const entry = z
  .strictObject({
    title: text("Heading of the entry.", { max: 60 }),
    description: text("One or two sentences.", { max: 240 }),
  })
  .meta({ typeName: "${name}Entry", description: "An entry of ${name}." })

export const ${constant} = defineSection({
  name: "${name}",
  description: "Entries with title and description, one below the other.",
  heading: "${title}",
  surface: "paper",
  fields: { ${constant}: list(entry, "What ${name} shows.", { max: 12 }).optional() },
  props: head,
  example: {
    ${constant}: [
      { title: "TODO The first entry", description: "TODO What happened, in one or two sentences." },
      { title: "TODO The second entry", description: "TODO What happened next." },
    ],
  },
})
`,
    ],
    [
      `${folder}/${file}.tsx`,
      `import styled from "@emotion/styled"
import { Section } from "../../components/section"
import type { PropsOf } from "../../content-model/define-section"
import { color, space, typography } from "../../theme/tokens"
import type { ${constant} } from "./section"

export type ${name}Props = PropsOf<typeof ${constant}>

/** Entries with title and description, one below the other. */
export const ${name} = ({ ${constant}, ...head }: ${name}Props) => {
  if (${constant}.length === 0) return null
  return (
    <Section {...head}>
      <Entries>
        {${constant}.map(({ title, description }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </Entries>
    </Section>
  )
}

const Entries = styled.ol\`
  display: grid;
  gap: \${space[8]};

  h3 {
    \${typography.h5}
  }

  p {
    color: \${color.textSecondary};
  }
\`
`,
    ],
  ])
}

/** The field of a new section in a document that is published. */
export const sectionYaml = (constant: string) => `${constant}:
  - title: The first entry
    description: What happened, in one or two sentences.
  - title: The second entry
    description: What happened next.
`

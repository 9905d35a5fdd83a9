import { graphql } from "gatsby"
import type { PropsOf } from "../../../content/define"
import { PageSection } from "../../ui/layout/page-section"
import { Tabs } from "../../ui/layout/tabs"
import { PersonaCard } from "../persona/persona-card"
import type { personas } from "./section"

export type PersonasProps = PropsOf<typeof personas>

/** Typical clients, as tabs with what they do. */
export const Personas = ({ personas, ...head }: PersonasProps) =>
  personas.length > 0 ? (
    <PageSection {...head}>
      <Tabs
        label={head.heading ?? ""}
        items={personas.map(({ key, ...persona }) => ({
          key,
          label: persona.jobPosition,
          content: <PersonaCard {...persona} />,
        }))}
      />
    </PageSection>
  ) : null

export const personasFragment = graphql`
  fragment PersonasPersona on Persona {
    key
    name
    jobPosition
    age
    country
    major
    relation
    quote
    description
    painPoints
    goals
    image {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 828, breakpoints: [384, 640, 828, 1200])
      }
    }
    imageDark {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 828, breakpoints: [384, 640, 828, 1200])
      }
    }
  }
`

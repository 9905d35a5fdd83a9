import { graphql } from "gatsby"
import { PersonaCard } from "../components/persona-card"
import { Section } from "../components/section"

export interface PersonaProps {
  /** Anchor of the heading. */
  id?: string
  heading: string
  lead?: string
  persona?: Queries.PersonaCaseStudyFragment["persona"]
  /** The band continues one of the same ground. */
  joined?: boolean
}

/** The person a product was designed for. */
export const Persona = ({ id, heading, lead, persona, joined }: PersonaProps) => {
  if (!persona) return null
  const { image, ...rest } = persona
  return (
    <Section id={id} heading={heading} lead={lead} joined={joined}>
      <PersonaCard {...rest} image={image?.childImageSharp?.gatsbyImageData} />
    </Section>
  )
}

export const personaFragment = graphql`
  fragment PersonaCaseStudy on CaseStudy {
    persona {
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
          gatsbyImageData(layout: CONSTRAINED, width: 828)
        }
      }
    }
  }
`

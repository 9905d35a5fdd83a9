import { graphql } from "gatsby"
import { PersonaCard } from "../components/persona-card"
import { Section, type SectionProps } from "../components/section"

export interface PersonaProps extends SectionProps {
  persona?: Queries.PersonaCaseStudyFragment["persona"]
}

/** The person a product was designed for. */
export const Persona = ({ persona, ...head }: PersonaProps) => {
  if (!persona) return null
  const { image, ...rest } = persona
  return (
    <Section {...head}>
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

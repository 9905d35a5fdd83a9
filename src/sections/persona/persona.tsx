import { PersonaCard } from "../../components/persona-card"
import { Section } from "../../components/section"
import type { PropsOf } from "../../content-model/define-section"
import type { persona } from "./section"

export type PersonaProps = PropsOf<typeof persona>

/** The person a product was designed for. */
export const Persona = ({ persona, ...head }: PersonaProps) =>
  persona ? (
    <Section {...head}>
      <PersonaCard {...persona} image={persona.image?.childImageSharp?.gatsbyImageData} />
    </Section>
  ) : null

import type { PropsOf } from "../../../content/define"
import { PersonaCard } from "../../ui/cards/persona-card"
import { PageSection } from "../../ui/layout/page-section"
import type { persona } from "./section"

export type PersonaProps = PropsOf<typeof persona>

/** The person a product was designed for. */
export const Persona = ({ persona, ...head }: PersonaProps) =>
  persona ? (
    <PageSection {...head}>
      <PersonaCard
        {...persona}
        image={persona.image?.childImageSharp?.gatsbyImageData}
        dark={persona.imageDark?.childImageSharp?.gatsbyImageData}
      />
    </PageSection>
  ) : null

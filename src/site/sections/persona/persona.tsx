import type { PropsOf } from "../../../content/define"
import { PageSection } from "../../ui/layout/page-section"
import { PersonaCard } from "./persona-card"
import type { persona } from "./section"

export type PersonaProps = PropsOf<typeof persona>

/** The person a product was designed for. */
export const Persona = ({ persona, ...head }: PersonaProps) =>
  persona ? (
    <PageSection {...head}>
      <PersonaCard {...persona} />
    </PageSection>
  ) : null

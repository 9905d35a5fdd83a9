import { defineSection } from "../../../content/model/define-section"
import { every } from "../../../content/model/fields"

export const personas = defineSection({
  name: "Personas",
  anywhere: true,
  description: "Typical clients, from content/data/personas.yaml, as tabs.",
  heading: "Who we work with",
  reads: { personas: every("Persona", "PersonasPersona") },
})

import { defineSection, every } from "../../../content/define"

export const personas = defineSection({
  name: "Personas",
  anywhere: true,
  description: "Typical clients, from content/data/personas.yaml, as tabs.",
  heading: "Who we work with",
  reads: { personas: every("Persona", "PersonasPersona") },
})

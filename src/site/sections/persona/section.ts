import { defineSection } from "../../../content/define"
import { persona as personaFields } from "../../data/blocks"

export const persona = defineSection({
  name: "Persona",
  description: "The person the product was designed for, with pain points and goals.",
  heading: "Who we designed for",
  supporting: true,
  fields: { persona: personaFields.optional() },
  needs: "persona",
  example: {
    persona: {
      name: "TODO First and last name",
      jobPosition: "TODO What they do for a living",
      age: 34,
      country: "TODO Bangladesh",
      major: "TODO What they studied",
      relation: "TODO Married",
      image: "./persona.png",
      quote: "TODO One thing they said in the interviews, word for word.",
      description: "TODO Two sentences about their day, and where the product comes into it.",
      painPoints: ["TODO What hurts today", "TODO What else hurts"],
      goals: ["TODO What they want to reach", "TODO What else they want"],
    },
  },
})

/** Partners, clients and their comments, and personas of typical clients. */
import { z } from "zod"
import {
  darkImage,
  date,
  defineDataFile,
  entryId,
  focus,
  image,
  reference,
  svg,
  text,
} from "../../content/define"
import { persona } from "./blocks"

export const partners = defineDataFile({
  type: "Partner",
  file: "partners.yaml",
  about: "Partners and their logos, on the home page",
  schema: z.strictObject({
    id: entryId(),
    name: text("Name of the partner.", { max: 40 }),
    logo: svg("Logo in one colour, an SVG.", { inOneColour: true }),
  }),
})

export const clients = defineDataFile({
  type: "Client",
  file: "clients.yaml",
  about: "Clients and their logos; case studies name their client by `id`",
  schema: z.strictObject({
    id: entryId(),
    name: text("Name of the client.", { max: 40 }),
    logo: svg("Logo in one colour, an SVG.", { inOneColour: true }),
  }),
})

export const comments = defineDataFile({
  type: "Comment",
  file: "comments.yaml",
  about: "What clients say",
  schema: z.strictObject({
    id: entryId(),
    name: text("Who said it.", { max: 40 }),
    position: text("Their role and company.", { max: 80 }).optional(),
    image: image("Portrait, square.", { ratio: 1 }),
    imageDark: darkImage({ ratio: 1 }),
    focus: focus("image", "imageDark"),
    rate: z.number().int().min(1).max(5).meta({ description: "Number of stars, 1 to 5.", title: "Stars" }),
    desc: text("What they said, without quotation marks.", { min: 40, max: 320, label: "Comment" }),
    companyLogo: reference("Client", "The `id` of a client in clients.yaml, for the logo."),
    teamMember: reference(
      "TeamMember",
      "The `id` of the member in team.yaml whose work it is about.",
    ).optional(),
    date: date("Day on which they said it."),
  }),
})

export const personas = defineDataFile({
  type: "Persona",
  file: "personas.yaml",
  about: "Typical clients, on the page of clients",
  schema: persona.safeExtend({ id: entryId() }).meta({ description: "A typical client of ours." }),
})

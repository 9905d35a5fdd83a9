import { defineSection, every } from "../../../content/define"
import { widePicture } from "../../data/blocks"

export const team = defineSection({
  name: "Team",
  description: "The people of content/data/team.yaml, below a photo of all of them.",
  heading: "The people you will meet",
  surface: "subtle",
  fields: { teamPhoto: widePicture.optional() },
  reads: { team: every("TeamMember", "TeamTeamMember") },
  example: { teamPhoto: { image: "./team.jpg", alt: "TODO Who is in the photo, and where" } },
})

import { defineSection } from "../../../content/model/define-section"
import { every } from "../../../content/model/fields"
import { head } from "../../../content/model/section-props"

export const comments = defineSection({
  name: "Comments",
  anywhere: true,
  description: "What clients say: the comments of content/data/comments.yaml, side by side.",
  heading: "Comments",
  surface: "subtle",
  reads: { comments: every("Comment", "CommentsComment") },
  props: head.omit({ lead: true }),
})

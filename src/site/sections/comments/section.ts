import { defineSection, every, head } from "../../../content/define"

export const comments = defineSection({
  name: "Comments",
  anywhere: true,
  description: "What clients say: the comments of content/data/comments.yaml, side by side.",
  heading: "Comments",
  surface: "subtle",
  reads: { comments: every("Comment", "CommentsComment") },
  props: head.omit({ lead: true }),
})

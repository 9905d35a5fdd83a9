import { DocumentSource, type DocumentSourceProps } from "./document-source"
import { ReviewBanner } from "./review-banner"

export interface ReviewProps {
  part: "banner" | "source"
  /** Of the page's document, if it has one. */
  source?: (DocumentSourceProps & { draft: boolean }) | undefined
}

/** What develop and previews add to a page: a banner above it, and below it where its text can be edited. */
export const Review = ({ part, source }: ReviewProps) => {
  if (part === "source") return source ? <DocumentSource {...source} /> : null
  return source?.draft || process.env.REVIEW === "preview" ? (
    <ReviewBanner draft={source?.draft ?? false} />
  ) : null
}

import styled from "@emotion/styled"
import Star from "lucide-react/icons/star"
import { fillText } from "../../../util/fill-text"
import { color } from "../../theme/tokens"
import { useTexts } from "../../ui/text/texts"

interface StarRatingProps {
  /** Whole stars, 1 to 5. */
  rate: number
}

/** Five stars, of which `rate` are filled. */
export const StarRating = ({ rate }: StarRatingProps) => (
  <Stars role="img" aria-label={fillText(useTexts("comments").rating, { rate })}>
    {[1, 2, 3, 4, 5].map((star) => (
      <Star key={star} size={20} strokeWidth={1.75} fill={star <= rate ? "currentColor" : "none"} />
    ))}
  </Stars>
)

const Stars = styled.span`
  display: flex;
  gap: 3px;
  color: ${color.star};
`

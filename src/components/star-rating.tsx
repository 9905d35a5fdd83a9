import styled from "@emotion/styled"
import Star from "lucide-react/icons/star"
import { color } from "../theme/tokens"

interface StarRatingProps {
  /** Whole stars, 0 to 5. */
  rate: number
}

const maximum = 5

/** Five stars, of which `rate` are filled. */
export const StarRating = ({ rate }: StarRatingProps) => {
  const filledStars = Math.min(maximum, Math.max(0, Math.round(rate)))
  return (
    <Stars role="img" aria-label={`${filledStars} out of ${maximum} stars`}>
      {Array.from({ length: maximum }, (_, index) => (
        <Star
          // biome-ignore lint/suspicious/noArrayIndexKey: the stars are their positions
          key={index}
          size={20}
          strokeWidth={1.75}
          fill={index < filledStars ? "currentColor" : "none"}
        />
      ))}
    </Stars>
  )
}

const Stars = styled.span`
  display: flex;
  gap: 3px;
  color: ${color.star};
`

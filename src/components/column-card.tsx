import styled from "@emotion/styled"
import { type Accent, color, space, typography } from "../theme/tokens"
import { type CardLook, type CardVariant, cardLook, isCardLook } from "./card-look"
import { IconTile } from "./icon-tile"

export interface ColumnCardProps {
  icon: string
  title: string
  description: string
  /** primary: soft accent ground and a solid tile. base: surface with a hairline. ghost: no surface. */
  variant?: CardVariant
  accent?: Accent
  headingLevel?: 2 | 3 | 4
}

/** A card with its icon tile above title and description. */
export const ColumnCard = ({
  icon,
  title,
  description,
  variant = "base",
  accent = "green",
  headingLevel = 3,
}: ColumnCardProps) => (
  <Card variant={variant} accent={accent}>
    <IconTile icon={icon} accent={accent} filled={variant === "primary"} />
    <div>
      <Title as={`h${headingLevel}`}>{title}</Title>
      <Description>{description}</Description>
    </div>
  </Card>
)

const Card = styled("div", { shouldForwardProp: (name) => !isCardLook(name) })<CardLook>`
  flex-direction: column;
  gap: ${space[6]};
  height: 100%;
  padding: 28px;
  ${cardLook}
`

const Title = styled.h3`
  ${typography.h4}
  color: var(--card-title, inherit);
  margin-bottom: 10px;
`

const Description = styled.p`
  color: ${color.textSecondary};
`

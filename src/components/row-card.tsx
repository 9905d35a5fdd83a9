import styled from "@emotion/styled"
import { color, space, typography } from "../theme/tokens"
import { type CardLook, cardLook, isCardLook } from "./card-look"
import type { ColumnCardProps } from "./column-card"
import { IconTile } from "./icon-tile"

export type RowCardProps = ColumnCardProps

/** A card with its icon tile to the left of title and description. */
export const RowCard = ({
  icon,
  title,
  description,
  variant = "base",
  accent = "green",
  headingLevel = 3,
}: RowCardProps) => (
  <Card variant={variant} accent={accent}>
    <IconTile icon={icon} accent={accent} filled={variant === "primary"} />
    <div>
      <Title as={`h${headingLevel}`}>{title}</Title>
      <Description>{description}</Description>
    </div>
  </Card>
)

const Card = styled("div", { shouldForwardProp: (name) => !isCardLook(name) })<CardLook>`
  gap: ${space[5]};
  height: 100%;
  padding: ${space[6]};
  ${cardLook}
`

const Title = styled.h3`
  ${typography.h5}
  color: var(--card-title, inherit);
  margin-bottom: 6px;
`

const Description = styled.p`
  color: ${color.textSecondary};
`

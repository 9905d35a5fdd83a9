import { ColumnCard, type IconCardProps } from "../components/icon-card"
import type { Accent } from "../theme/tokens"

export interface IconCardsProps extends Pick<IconCardProps, "variant"> {
  cards: readonly (Pick<IconCardProps, "icon" | "title" | "description"> & { accent?: Accent | null })[]
  /** Accents for cards without one, repeated in this order. */
  accents: readonly Accent[]
  /** Number of filled cards at the start. */
  filled?: number
  card?: typeof ColumnCard
}

/** A list item with a card for each entry. */
export const IconCards = ({ cards, accents, variant, filled = 0, card: Card = ColumnCard }: IconCardsProps) =>
  cards.map(({ icon, title, description, accent }, index) => (
    <li key={title}>
      <Card
        icon={icon}
        title={title}
        description={description}
        variant={index < filled ? "primary" : variant}
        accent={accent ?? accents[index % accents.length]}
      />
    </li>
  ))

import { ColumnCard, type IconCardProps } from "../components/icon-card"
import type { Accent } from "../theme/tokens"

export interface IconCardsProps extends Pick<IconCardProps, "variant"> {
  cards: readonly (Pick<IconCardProps, "icon" | "title" | "description"> & { accent?: Accent | null })[]
  /** Accents of the cards that have none of their own, in turn. */
  accents: readonly Accent[]
  /** How many of the first cards are filled. */
  filled?: number
  card?: typeof ColumnCard
}

/** List items with a card each. */
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

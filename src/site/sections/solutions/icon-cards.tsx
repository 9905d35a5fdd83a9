import styled from "@emotion/styled"
import { columns } from "../../theme/columns"
import type { Accent } from "../../theme/tokens"
import { IconCard, type IconCardProps } from "../../ui/cards/icon-card"

export interface IconCardsProps extends Pick<IconCardProps, "layout" | "variant"> {
  cards: readonly (Pick<IconCardProps, "icon" | "title" | "description"> & { accent?: Accent | null })[]
  /** Accents for cards without one, repeated in this order. */
  accents: readonly Accent[]
  /** Number of filled cards at the start. */
  filled?: number
}

/** A list item with a card for each entry. */
export const IconCards = ({ cards, accents, layout, variant, filled = 0 }: IconCardsProps) =>
  cards.map(({ icon, title, description, accent }, index) => (
    <li key={title}>
      <IconCard
        icon={icon}
        title={title}
        description={description}
        layout={layout}
        variant={index < filled ? "primary" : variant}
        accent={accent ?? accents[index % accents.length]}
      />
    </li>
  ))

/** A list of them. Those of a row have the same height. */
export const IconCardList = styled.ul<{ $columns: Parameters<typeof columns>[0] }>`
  display: grid;
  gap: var(--grid-gap);
  ${({ $columns }) => columns($columns)}

  > li {
    display: grid;
  }
`

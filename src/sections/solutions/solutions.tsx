import { CardGrid } from "../../components/card-grid"
import { Rail } from "../../components/rail"
import { Section } from "../../components/section"
import type { PropsOf } from "../../content-model/define-section"
import { IconCards } from "../icon-cards"
import type { solutions } from "./section"

export type SolutionsProps = PropsOf<typeof solutions>

/** Cards of what is included, or what a technology is good at. The first three are filled. */
export const Solutions = ({ solutions, ...head }: SolutionsProps) => {
  if (solutions.length === 0) return null
  return (
    <Section {...head}>
      <Rail label={head.heading}>
        <CardGrid $columns={solutions.length === 2 || solutions.length === 4 ? 2 : 3}>
          <IconCards
            cards={solutions}
            accents={["green", "blue", "orange", "violet", "red", "green"]}
            filled={3}
          />
        </CardGrid>
      </Rail>
    </Section>
  )
}

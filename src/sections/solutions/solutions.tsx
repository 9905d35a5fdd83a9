import { CardGrid } from "../../components/card-grid"
import { ColumnCard } from "../../components/icon-card"
import { Section } from "../../components/section"
import type { PropsOf } from "../../content-model/define-section"
import type { Accent } from "../../theme/tokens"
import type { solutions } from "./section"

export type SolutionsProps = PropsOf<typeof solutions>

/** Cards of what is included, or where a technology shines: the first three filled, the others with a hairline. */
export const Solutions = ({ solutions, ...head }: SolutionsProps) => {
  if (solutions.length === 0) return null
  return (
    <Section {...head}>
      <CardGrid $columns={solutions.length === 2 || solutions.length === 4 ? 2 : 3}>
        {solutions.map(({ icon, title, description, accent }, index) => (
          <li key={title}>
            <ColumnCard
              icon={icon}
              title={title}
              description={description}
              variant={index < 3 ? "primary" : "base"}
              accent={accent ?? accentOrder[index % accentOrder.length]}
            />
          </li>
        ))}
      </CardGrid>
    </Section>
  )
}

/** The order of accents where a card names none. */
const accentOrder = ["green", "blue", "orange", "violet", "red", "green"] as const satisfies readonly Accent[]

import styled from "@emotion/styled"
import { graphql } from "gatsby"
import { ColumnCard } from "../components/icon-card"
import { Section, type SectionProps } from "../components/section"
import { type Accent, from, grid } from "../theme/tokens"

export interface SolutionsProps extends SectionProps {
  solutions: Queries.SolutionsServiceFragment["solutions"]
}

/** Cards of what is included, or where a technology shines: the first three filled, the others with a hairline. */
export const Solutions = ({ solutions, ...head }: SolutionsProps) => {
  if (solutions.length === 0) return null
  return (
    <Section {...head}>
      <Cards $columns={solutions.length === 2 || solutions.length === 4 ? 2 : 3}>
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
      </Cards>
    </Section>
  )
}

/** The order of accents where a card names none. */
const accentOrder = ["green", "blue", "orange", "violet", "red", "green"] as const satisfies readonly Accent[]

/** Three in a row from lg up, two where that leaves no gap; at md an odd last card takes the whole row. */
const Cards = styled.ul<{ $columns: 2 | 3 }>`
  display: grid;
  gap: ${grid.gapNarrow};

  ${from.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${grid.gap};

    > li:last-of-type:nth-of-type(odd) {
      grid-column: 1 / -1;
    }
  }

  ${from.lg} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));

    > li:last-of-type:nth-of-type(odd) {
      grid-column: auto;
    }
  }
`

export const solutionsFragments = graphql`
  fragment SolutionsService on Service {
    solutions {
      icon
      title
      description
      accent
    }
  }

  fragment SolutionsTechnology on Technology {
    solutions {
      icon
      title
      description
      accent
    }
  }
`

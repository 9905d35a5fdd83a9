import styled from "@emotion/styled"
import { graphql } from "gatsby"
import { ColumnCard } from "../components/icon-card"
import { Heading, Lead, Section, type SectionProps } from "../components/section"
import { type Accent, from, grid, space } from "../theme/tokens"

export interface HouseSolutionsProps extends Pick<SectionProps, "id" | "heading"> {
  lead: string
  solutions: readonly Queries.HouseSolutionsSolutionFragment[]
}

/** What every project gets: heading and description stay in columns 1-5, the cards pass in a grid of two columns. */
export const HouseSolutions = ({ id, heading, lead, solutions }: HouseSolutionsProps) =>
  solutions.length > 0 ? (
    <Section>
      <Columns>
        <Head>
          <Heading id={id}>{heading}</Heading>
          <Lead>{lead}</Lead>
        </Head>
        <Cards>
          {solutions.map(({ icon, title, description }, index) => (
            <li key={title}>
              <ColumnCard
                icon={icon}
                title={title}
                description={description}
                accent={accentOrder[index % accentOrder.length]}
              />
            </li>
          ))}
        </Cards>
      </Columns>
    </Section>
  ) : null

const accentOrder = ["green", "blue", "orange", "violet"] as const satisfies readonly Accent[]

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px ${grid.gap};

  ${from.md} {
    row-gap: 52px;
  }

  ${from.lg} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
  }
`

const Head = styled.div`
  display: grid;
  gap: ${space[5]};
  align-content: start;

  > p {
    max-width: 26em;
  }

  ${from.lg} {
    position: sticky;
    top: calc(var(--header-height) + 40px);
    grid-column: 1 / 6;
    align-self: start;
  }
`

const Cards = styled.ul`
  display: grid;
  gap: ${grid.gapNarrow};

  > li {
    display: grid;
  }

  ${from.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from.md} {
    gap: ${grid.gap};
  }

  ${from.lg} {
    grid-column: 6 / 13;
  }
`

export const houseSolutionsFragment = graphql`
  fragment HouseSolutionsSolution on Solution {
    icon
    title
    description
  }
`

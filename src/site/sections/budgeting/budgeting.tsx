import styled from "@emotion/styled"
import { graphql } from "gatsby"
import type { PropsOf } from "../../../content/define"
import { forcedColorsBorder } from "../../theme/forced-colors-border"
import { color, from, grid, radius } from "../../theme/tokens"
import { ColumnChart } from "../../ui/charts/column-chart"
import { DonutChart } from "../../ui/charts/donut-chart"
import { PageSection } from "../../ui/layout/page-section"
import type { budgeting } from "./section"

/** Charts of our clients by size and of the average budget by year. The last year is highlighted. */
export const Budgeting = ({ budget, ...head }: PropsOf<typeof budgeting>) =>
  budget ? (
    <PageSection {...head}>
      <Cards>
        <Card>
          <DonutChart header={budget.clientsTitle} unit="%" data={budget.clients} size={240} />
        </Card>
        <Card>
          <ColumnChart
            header={budget.averageTitle}
            note={budget.averageNote}
            unit={budget.averageUnit}
            data={budget.average.map(({ year, value }, index) => ({
              title: String(year),
              value,
              color: index === budget.average.length - 1 ? "chart2" : "chartMuted",
            }))}
            axis={false}
          />
        </Card>
      </Cards>
    </PageSection>
  ) : null

const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${grid.gapNarrow};

  ${from.lg} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: ${grid.gap};
  }
`

const Card = styled.div`
  display: flex;
  flex-direction: column;
  padding: clamp(22px, 2.6vw, 40px);
  border-radius: ${radius.lg};
  background: ${color.surface};
  box-shadow: inset 0 0 0 1px ${color.border};
  ${forcedColorsBorder}
`

export const budgetingFragment = graphql`
  fragment BudgetingBudget on Budget {
    clientsTitle
    clients {
      title
      value
      color
    }
    averageTitle
    averageNote
    averageUnit
    average {
      year
      value
    }
  }
`

import styled from "@emotion/styled"
import type { PropsOf } from "../../../content/define"
import { forcedColorsBorder } from "../../theme/forced-colors-border"
import { color, from, grid, radius } from "../../theme/tokens"
import { isDrawable } from "../../ui/charts/chart-data"
import { charts } from "../../ui/charts/charts"
import { PageSection } from "../../ui/layout/page-section"
import { Rail } from "../../ui/layout/rail"
import { researchRows } from "./research-rows"
import type { research } from "./section"

export type ResearchProps = PropsOf<typeof research>

/** Charts of the quantitative research. */
export const Research = ({ research, ...head }: ResearchProps) => {
  const cards = researchRows(research.filter(({ chart, data }) => isDrawable(chart, data)))
  if (cards.length === 0) return null
  return (
    <PageSection {...head}>
      <Rail label={head.heading}>
        <Cards>
          {cards.map(({ item: { chart, header, unit, labels, data }, span }) => {
            const Chart = charts[chart]
            return (
              <Item key={header} $span={span}>
                <Card>
                  <Chart header={header} unit={unit} labels={labels} data={data} />
                </Card>
              </Item>
            )
          })}
        </Cards>
      </Rail>
    </PageSection>
  )
}

const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${grid.gapNarrow};

  ${from.lg} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    gap: ${grid.gap};
  }
`

const Item = styled.li<{ $span: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${from.lg} {
    grid-column: span ${({ $span }) => $span};
  }
`

const Card = styled.div`
  display: flex;
  flex-direction: column;
  padding: clamp(22px, 2.4vw, 36px);
  background: ${color.surface};
  border-radius: ${radius.lg};
  box-shadow: inset 0 0 0 1px ${color.border};

  ${forcedColorsBorder}
`

import styled from "@emotion/styled"
import { graphql } from "gatsby"
import type { PropsOf } from "../../../content/define"
import { columns } from "../../theme/columns"
import { below, grid, space } from "../../theme/tokens"
import { PageSection } from "../../ui/layout/page-section"
import { IconCards } from "../solutions/icon-cards"
import type { values } from "./section"

export type ValuesProps = PropsOf<typeof values>

/** How the company behaves, as cards without a frame. */
export const Values = ({ values, ...head }: ValuesProps) =>
  values.length > 0 ? (
    <PageSection {...head}>
      <Cards>
        <IconCards
          cards={values}
          layout="row"
          variant="ghost"
          accents={["green", "orange", "green", "blue", "violet", "red"]}
        />
      </Cards>
    </PageSection>
  ) : null

const Cards = styled.ul`
  display: grid;
  gap: ${space[2]} ${grid.gap};
  ${columns({ md: 2, lg: 3 })}

  ${below.md} {
    gap: 0;

    > li > div {
      padding-block: 14px;
    }
  }
`

export const valuesFragment = graphql`
  fragment ValuesValue on Value {
    icon
    title
    description
  }
`

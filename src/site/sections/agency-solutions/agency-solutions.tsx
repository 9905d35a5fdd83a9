import styled from "@emotion/styled"
import { graphql } from "gatsby"
import type { PropsOf } from "../../../content/define"
import { sideBySide } from "../../theme/columns"
import { from, grid, space } from "../../theme/tokens"
import { Heading, Lead, PageSection } from "../../ui/layout/page-section"
import { Rail } from "../../ui/layout/rail"
import { IconCardList, IconCards } from "../solutions/icon-cards"
import type { agencySolutions } from "./section"

type AgencySolutionsProps = PropsOf<typeof agencySolutions>

/** What every project includes. From lg up heading and lead stay in view while the cards scroll. */
export const AgencySolutions = ({ id, heading, lead, joined, allSolutions }: AgencySolutionsProps) =>
  allSolutions.length > 0 ? (
    <PageSection joined={joined}>
      <Columns>
        <Head>
          <Heading id={id}>{heading}</Heading>
          {lead ? <Lead>{lead}</Lead> : null}
        </Head>
        {/* The rail's dots are boxes next to it: keep them in its cell. */}
        <div>
          <Rail label={heading}>
            <IconCardList $columns={{ sm: 2 }}>
              <IconCards cards={allSolutions} accents={["green", "blue", "orange", "violet"]} />
            </IconCardList>
          </Rail>
        </div>
      </Columns>
    </PageSection>
  ) : null

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px ${grid.gap};
  ${sideBySide("1 / 6", "6 / 13")}

  ${from.md} {
    row-gap: 52px;
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
    align-self: start;
  }
`

export const agencySolutionsFragment = graphql`
  fragment AgencySolutionsSolution on Solution {
    icon
    title
    description
  }
`

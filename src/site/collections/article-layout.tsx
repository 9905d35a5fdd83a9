import styled from "@emotion/styled"
import type { ReactNode } from "react"
import type { RenderedPart } from "../body/render-body"
import { from, grid, sectionSpace, space, typography } from "../theme/tokens"
import { Container } from "../ui/layout/container"
import { OnThisPageSidebar } from "../ui/layout/on-this-page-sidebar"
import { ColumnText } from "./body-text"

/**
 * Layout of articles: the "On this page" list is next to the text. Sections after the last text have the full width.
 */
const arrange = (parts: RenderedPart[], onThisPage: ReactNode) => {
  const end = parts.findLastIndex(({ type }) => type === "Prose") + 1
  return (
    <>
      <Container>
        <Columns>
          <Aside>{onThisPage}</Aside>
          <Text>{parts.slice(0, end).map(({ node }) => node)}</Text>
        </Columns>
      </Container>
      {parts.slice(end).map(({ node }) => node)}
    </>
  )
}

export const layout = { list: OnThisPageSidebar, text: ColumnText, arrange }

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[10]};
  padding-block: ${sectionSpace.headGap} ${sectionSpace.paddingBlock};

  ${from.lg} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    gap: ${grid.gap};
  }
`

const Aside = styled.div`
  ${from.lg} {
    grid-column: 1 / 4;
  }
`

/** Sections between texts are in the column, without their own gutters and paddings, and with the text's headings. */
const Text = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(44px, 4vw, 64px);

  section {
    padding-block: ${space[4]};
  }

  section > div {
    padding-inline: 0;
  }

  section h2 {
    ${typography.h3}
  }

  /* Too narrow for a lead next to its heading. */
  section > div > :has(> h2) {
    display: flex;
    align-items: flex-start;
  }

  ${from.lg} {
    grid-column: 5 / 13;
  }
`

import styled from "@emotion/styled"
import type { PropsOf } from "../../../content/define"
import { forcedColorsBorder } from "../../theme/forced-colors-border"
import { color, from, grid, radius, space, typography } from "../../theme/tokens"
import { PageSection } from "../../ui/layout/page-section"
import type { feedback } from "./section"

export type FeedbackProps = PropsOf<typeof feedback>

/** The second part of the results: tiles with a figure each, up to four in a row from lg up, two below. */
export const Feedback = ({ feedback, id, heading, lead, ...section }: FeedbackProps) =>
  feedback.length > 0 ? (
    <PageSection {...section}>
      <Head>
        <h3 id={id}>{heading}</h3>
        {lead}
      </Head>
      <Tiles
        $columns={feedback.length % 3 === 0 ? 3 : Math.min(4, feedback.length)}
        data-long={feedback.some(({ value }) => value.length > 5) || undefined}
      >
        {feedback.map(({ title, value }) => (
          <Tile key={title}>
            <Title>{title}</Title>
            <Value>{value}</Value>
          </Tile>
        ))}
      </Tiles>
    </PageSection>
  ) : null

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${grid.gap};
  align-items: baseline;
  justify-content: space-between;
  margin-bottom: ${space[8]};
  color: var(--lead-color);
  break-inside: avoid;
  break-after: avoid;

  h3 {
    ${typography.h3}
    color: ${color.textOnInverse};
  }
`

const Tiles = styled.ul<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${grid.gapNarrow};

  > li:last-of-type:nth-of-type(odd) {
    grid-column: span 2;
  }

  ${from.lg} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
    gap: ${grid.gap};

    > li:last-of-type:nth-of-type(odd) {
      grid-column: auto;
    }
  }

  @media print {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));

    > li {
      padding: ${space[4]};
    }
  }
`

const Tile = styled.li`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(28px, 4vw, 64px);
  align-content: space-between;
  padding: 24px;
  background: ${color.surfaceInverseRaised};
  border-radius: ${radius.lg};
  ${forcedColorsBorder}
`

const Title = styled.span`
  color: var(--lead-color);
`

/** One size for all figures. Smaller in tiles that are too narrow for the design's size. */
const Value = styled.span`
  --size: clamp(2.25rem, 1.6rem + 2.2vw, 3.5rem);
  font-size: min(var(--size), 36cqi);
  line-height: 1;
  letter-spacing: -0.045em;

  [data-long] & {
    font-size: min(var(--size), 22cqi);
  }
`

import styled from "@emotion/styled"
import Check from "lucide-react/icons/check"
import Mail from "lucide-react/icons/mail"
import X from "lucide-react/icons/x"
import type { ReactNode } from "react"
import { forcedColorsBorder } from "../../theme/forced-colors-border"
import { color, from, sectionSpace, space, typography } from "../../theme/tokens"
import { square } from "../actions/icon-button"
import { Container } from "../layout/container"

export interface ResultCardProps {
  /** open: something is left to do, or it is not known what happened. */
  result: keyof typeof icons
  /** The page's h1. */
  heading: string
  children: ReactNode
}

const icons = { success: Check, failure: X, open: Mail } as const

/** The content of a page about a result: a centred card with a check, a cross or an envelope. */
export const ResultCard = ({ result, heading, children }: ResultCardProps) => {
  const Icon = icons[result]
  return (
    <Frame>
      <Container>
        <Card>
          <Disc data-result={result} aria-hidden>
            <Icon size={34} strokeWidth={2} />
          </Disc>
          <Heading>{heading}</Heading>
          {children}
        </Card>
      </Container>
    </Frame>
  )
}

/** A list of details. Rows without a value are omitted. */
export const ResultDetails = ({ rows }: { rows: readonly { label: string; value: string | null }[] }) => {
  const rowsWithValue = rows.filter(({ value }) => value)
  if (rowsWithValue.length === 0) return null
  return (
    <Details>
      {rowsWithValue.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Details>
  )
}

/** Fills the first screen, so that the footer does not move into view while the page loads. */
const Frame = styled.section`
  display: grid;
  align-content: center;
  min-height: calc(100dvh - var(--header-height));
  padding-block: ${sectionSpace.paddingBlock};
  background: ${color.bgSubtle};
`

const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  justify-items: start;
  max-width: 560px;
  margin-inline: auto;
  padding: clamp(28px, 3vw, 44px);
  border-radius: 20px;
  background: ${color.surface};
  box-shadow: inset 0 0 0 1px ${color.border};
  ${forcedColorsBorder}
`

const Disc = styled.span`
  ${square("72px")}
  border-radius: 50%;
  color: ${color.onAccent};
  background: ${color.accent};

  &[data-result="failure"] {
    color: ${color.onRed};
    background: ${color.red};
  }

  &[data-result="open"] {
    color: ${color.accentText};
    background: ${color.accentSoft};
  }
`

const Heading = styled.h1(typography.h3)

export const ResultText = styled.p`
  color: ${color.textSecondary};
  overflow-wrap: anywhere;

  a {
    color: ${color.text};
    font-weight: 500;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`

export const ResultActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  width: 100%;
  margin-top: ${space[2]};
`

/** Labels and values of a list of details. */
export const detailStyles = `
  dt {
    ${typography.small}
    color: ${color.textSecondary};
  }

  dd {
    margin: 0;
    font-weight: 500;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`

const Details = styled.dl`
  width: 100%;
  border-top: 1px solid ${color.border};

  > div {
    display: grid;
    gap: 0 ${space[5]};
    align-items: baseline;
    padding-block: ${space[3]};
    border-bottom: 1px solid ${color.border};

    ${from.twoColumns} {
      grid-template-columns: 8em minmax(0, 1fr);
    }
  }

  ${detailStyles}
`

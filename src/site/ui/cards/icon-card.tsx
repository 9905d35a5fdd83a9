import styled from "@emotion/styled"
import { forcedColorsBorder } from "../../theme/forced-colors-border"
import { type Accent, accents, color, duration, onHover, radius, space, typography } from "../../theme/tokens"
import { IconTile } from "../media/icon-tile"
import { wholeWords } from "../text/whole-words"

type CardLayout = "column" | "row"
type CardVariant = "primary" | "base" | "ghost"

export interface IconCardProps {
  icon: string
  title: string
  description: string
  /** column: the icon tile above the text. row: left of it. */
  layout?: CardLayout
  /** primary: soft accent background and solid tile. base: surface with a thin border. ghost: no surface. */
  variant?: CardVariant
  accent?: Accent
}

/** A card with an icon tile, title and description. */
export const IconCard = ({
  icon,
  title,
  description,
  layout = "column",
  variant = "base",
  accent = "green",
}: IconCardProps) => (
  <Card $layout={layout} $variant={variant} $accent={accent}>
    <IconTile icon={icon} accent={accent} filled={variant === "primary"} />
    <div>
      <Title $layout={layout}>{wholeWords(title)}</Title>
      <Description>{wholeWords(description)}</Description>
    </div>
  </Card>
)

const layouts: Record<CardLayout, { card: string; title: string }> = {
  column: {
    card: `flex-direction: column; gap: ${space[6]}; padding: 28px;`,
    title: `${typography.h4} margin-bottom: 10px;`,
  },
  row: {
    card: `gap: ${space[5]}; padding: ${space[6]};`,
    title: `${typography.h5} margin-bottom: 6px;`,
  },
}

const variants: Record<CardVariant, string> = {
  primary: `
    background: var(--card-soft);

    ${onHover(`box-shadow: inset 0 0 0 1.5px var(--card-text);`)}

    ${forcedColorsBorder}
  `,
  base: `
    background: ${color.surface};
    box-shadow: inset 0 0 0 1px ${color.border};

    ${onHover(`box-shadow: inset 0 0 0 1.5px var(--card-text);`)}

    ${forcedColorsBorder}
  `,
  ghost: `
    padding-inline: 0;

    ${onHover(`--card-title: var(--card-text);`)}
  `,
}

const Card = styled.div<{ $layout: CardLayout; $variant: CardVariant; $accent: Accent }>`
  --card-soft: ${({ $accent }) => accents[$accent].soft};
  --card-text: ${({ $accent }) => accents[$accent].text};
  ${({ $layout }) => layouts[$layout].card}
  display: flex;
  height: 100%;
  border-radius: ${radius.lg};
  transition: box-shadow ${duration.base}, background ${duration.base};
  ${({ $variant }) => variants[$variant]}
`

const Title = styled.h3<{ $layout: CardLayout }>`
  ${({ $layout }) => layouts[$layout].title}
  color: var(--card-title, inherit);
`

const Description = styled.p`
  color: ${color.textSecondary};
`

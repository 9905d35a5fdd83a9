import styled from "@emotion/styled"
import { chartTones } from "../../theme/chart-tones"
import { variableName } from "../../theme/tokens"

export interface PageColorsProps {
  /** Colours for both themes, readable on the page. */
  $colors: Readonly<Record<"accent" | "soft" | "accentDark" | "softDark", string>>
}

/** The site's charts in the hue of the accent. @param theme 0: light, 1: dark */
const chartColors = (theme: 0 | 1) =>
  Object.entries(chartTones)
    .map(([name, { [theme]: lightness, 2: chroma }]) => {
      const value = `oklch(from var(--page-accent) ${lightness} min(c, ${chroma}) h)`
      return `${variableName("color", name)}: ${value};`
    })
    .join("\n")

/** Its links, charts, lines and pale backgrounds have a document's colours instead of the site's. */
export const PageColors = styled.div<PageColorsProps>`
  display: contents;

  @media (forced-colors: none) {
    --page-accent: ${({ $colors }) => $colors.accent};
    --page-soft: ${({ $colors }) => $colors.soft};
    --page-accent-on-ink: ${({ $colors }) => $colors.accentDark};

    [data-theme="dark"] & {
      --page-accent: ${({ $colors }) => $colors.accentDark};
      --page-soft: ${({ $colors }) => $colors.softDark};
    }

    ${variableName("color", "accentText")}: var(--page-accent);
    ${variableName("color", "accentSoft")}: var(--page-soft);

    /* Elsewhere, charts keep the site's colours. */
    @supports (color: oklch(from red l c h)) {
      ${chartColors(0)}

      [data-theme="dark"] & {
        ${chartColors(1)}
      }
    }
  }
`

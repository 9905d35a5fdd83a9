import styled from "@emotion/styled"
import { color, variableName } from "../theme/tokens"

export interface PageColorsProps {
  /** Colours for both themes, readable on the page. */
  $colors: Readonly<Record<"accent" | "soft" | "accentDark" | "softDark", string>>
}

/** The colours of the theme that follow a document's own. */
const replaced = {
  accentText: "var(--page-accent)",
  accentSoft: "var(--page-soft)",
  chart1: `color-mix(in oklab, var(--page-accent) 72%, ${color.bg})`,
  chart2: "var(--page-accent)",
  chartMuted: `color-mix(in oklab, var(--page-accent) 28%, ${color.bg})`,
}

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

    ${Object.entries(replaced)
      .map(([name, value]) => `${variableName("color", name)}: ${value};`)
      .join("\n")}
  }
`

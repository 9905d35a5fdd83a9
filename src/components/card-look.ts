import { forcedEdge } from "../theme/forced-edge"
import { type Accent, accents, color, duration, easing, radius, reducedMotion, shadow } from "../theme/tokens"

export type CardVariant = "primary" | "base" | "ghost"

export interface CardLook {
  variant: CardVariant
  accent: Accent
}

const variants: Record<CardVariant, string> = {
  primary: `
    background: var(--card-soft);

    &:hover {
      box-shadow: inset 0 0 0 1.5px var(--card-text);
    }

    ${forcedEdge}
  `,
  base: `
    background: ${color.surface};
    box-shadow: inset 0 0 0 1px ${color.border};

    &:hover {
      box-shadow: inset 0 0 0 1.5px var(--card-text), ${shadow.md};
      transform: translateY(-2px);
    }

    ${reducedMotion} {
      &:hover {
        transform: none;
      }
    }

    ${forcedEdge}
  `,
  ghost: `
    padding-inline: 0;

    &:hover {
      --card-title: var(--card-text);
    }
  `,
}

/** Ground, edge and hover that row cards and column cards share (design, section 10). */
export const cardLook = ({ variant, accent }: CardLook) => `
  --card-soft: ${accents[accent].soft};
  --card-text: ${accents[accent].text};
  display: flex;
  border-radius: ${radius.lg};
  transition: box-shadow ${duration.base}, transform ${duration.base} ${easing.out}, background ${duration.base};
  ${variants[variant]}
`

export const isCardLook = (name: string) => name === "variant" || name === "accent"

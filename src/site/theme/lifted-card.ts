import { color, duration, easing, motion, onHover, shadow } from "./tokens"

/** A card that rises a little on hover. */
export const liftedCard = `
  background: ${color.surface};
  box-shadow: inset 0 0 0 1px ${color.border};
  transition: box-shadow ${duration.base}, transform ${duration.base} ${easing.out};

  ${onHover(`
    box-shadow: inset 0 0 0 1.5px ${color.accentText}, ${shadow.md};

    ${motion} {
      transform: translateY(-2px);
    }
  `)}
`

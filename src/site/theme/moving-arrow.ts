import { duration, easing, motion, onHover } from "./tokens"

/** The arrow of a link moves a little on hover. @param by distance to the right, e.g. "3px" */
export const movingArrow = (by: string) => `
  svg {
    flex: none;
    transition: transform ${duration.base} ${easing.out};
  }

  ${motion} {
    ${onHover(`transform: translateX(${by});`, "&:hover svg")}
  }
`

import { color } from "./tokens"

/** An outline over an image in the dark theme, where a dark image has no visible edge. Its parent must be positioned. */
export const darkHairline = `
  [data-theme="dark"] &::after {
    content: "";
    position: absolute;
    inset: 0;
    border-radius: inherit;
    box-shadow: inset 0 0 0 1px ${color.border};
    pointer-events: none;
  }
`

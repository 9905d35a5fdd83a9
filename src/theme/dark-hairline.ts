import { color } from "./tokens"

/** In the dark theme, an outline over an image: dark art would have no edge on the page. Needs a positioned parent. */
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

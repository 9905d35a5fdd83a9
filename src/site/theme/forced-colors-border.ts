import { forcedColors } from "./tokens"

/**
 * A border in forced-colours mode, which removes the backgrounds and shadows that make elements visible. Not an
 * outline, which marks focus and the current item. Write it after the component's own border.
 */
export const forcedColorsBorder = `
  ${forcedColors} {
    border: 1px solid;
  }
`

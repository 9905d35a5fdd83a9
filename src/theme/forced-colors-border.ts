import { forcedColors } from "./tokens"

/**
 * A border for elements that are set off by a background or a shadow, which forced-colours mode removes. Not an
 * outline: those mark focus and the current item. Use it after the component's own border.
 */
export const forcedEdge = `
  ${forcedColors} {
    border: 1px solid;
  }
`

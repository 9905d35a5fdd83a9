import { forcedColors } from "./tokens"

/**
 * The edge of what a ground or a shadow sets off elsewhere: a high-contrast theme of the visitor's system draws
 * neither. A border, since outlines mark focus and what is current; nowhere else does it take room. Comes last, after
 * the component's own border.
 */
export const forcedEdge = `
  ${forcedColors} {
    border: 1px solid;
  }
`

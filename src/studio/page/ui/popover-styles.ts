import { color, radius, shadow } from "../../../theme/tokens"

/** A popover below the control that has opened it, or above it where there is more space. */
export const popoverStyles = `
  inset: auto;
  margin: 4px 0;
  padding: 6px;
  position-area: block-end span-inline-end;
  position-try-fallbacks: flip-block, flip-inline, flip-block flip-inline;
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  color: ${color.text};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.lg};
`

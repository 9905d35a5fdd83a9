import { color, duration, size } from "../theme/tokens"

/** The quiet square buttons of the header: a sign, and a ground while they are pointed at. */
export const toolButton = `
  display: grid;
  place-items: center;
  width: ${size.touchTarget};
  height: ${size.touchTarget};
  padding: 0;
  border: 0;
  border-radius: 12px;
  background: transparent;
  cursor: pointer;
  transition: background ${duration.fast};

  &:hover {
    background: ${color.bgSubtle};
  }

  &[aria-current] {
    color: ${color.accentText};
  }
`

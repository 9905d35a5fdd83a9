import { color, duration, size } from "../theme/tokens"

/** Styles of the header's square buttons: an icon, with a background on hover. */
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

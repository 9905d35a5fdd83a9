import { color, duration, radius, size } from "../theme/tokens"

const iconButton = `
  display: grid;
  place-items: center;
  padding: 0;
  border: 0;
  cursor: pointer;
  transition: background ${duration.fast};
`

/** Styles of the header's square buttons: an icon, with a background on hover. */
export const toolButton = `
  ${iconButton}
  width: ${size.touchTarget};
  height: ${size.touchTarget};
  border-radius: 12px;
  background: transparent;

  &:hover {
    background: ${color.bgSubtle};
  }

  &[aria-current] {
    color: ${color.accentText};
  }
`

/** Styles of the buttons that open and close the menu below lg. */
export const menuButton = `
  ${iconButton}
  width: 48px;
  height: 48px;
  border-radius: ${radius.md};
  background: ${color.bgSubtle};

  &:hover {
    background: ${color.bgSunken};
  }
`

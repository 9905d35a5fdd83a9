import { iconButton } from "../components/icon-button"
import { color, duration, radius, size } from "../theme/tokens"

/** Styles of the header's square buttons: an icon, with a background on hover. */
export const toolButton = `
  ${iconButton(size.touchTarget)}
  border-radius: 12px;
  background: transparent;
  transition: background ${duration.fast};

  &:hover {
    background: ${color.bgSubtle};
  }

  &[aria-current] {
    color: ${color.accentText};
  }
`

/** Styles of the buttons that open and close the menu below lg. */
export const menuButton = `
  ${iconButton("48px")}
  border-radius: ${radius.md};
  background: ${color.bgSubtle};
  transition: background ${duration.fast};

  &:hover {
    background: ${color.bgSunken};
  }
`

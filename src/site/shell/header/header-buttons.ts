import { color, duration, onHover, radius, size } from "../../theme/tokens"
import { iconButton } from "../../ui/actions/icon-button"

/** Styles of links and buttons with a background on hover. */
export const menuItem = `
  transition: background ${duration.fast};

  ${onHover(`background: ${color.bgSubtle};`)}

  &[aria-current] {
    color: ${color.accentText};
  }
`

/** Styles of the header's square buttons with an icon. */
export const toolButton = `
  ${iconButton(size.touchTarget)}
  border-radius: 12px;
  background: transparent;
  ${menuItem}
`

/** Styles of the buttons that open and close the menu below lg. */
export const menuButton = `
  ${iconButton("48px")}
  border-radius: ${radius.md};
  background: ${color.bgSubtle};
  transition: background ${duration.fast};

  ${onHover(`background: ${color.bgSunken};`)}
`

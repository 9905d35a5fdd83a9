import { color, duration, radius } from "../theme/tokens"

/** Styles of the buttons that open and close the menu below lg. */
export const menuButton = `
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  padding: 0;
  border: 0;
  border-radius: ${radius.md};
  background: ${color.bgSubtle};
  cursor: pointer;
  transition: background ${duration.fast};

  &:hover {
    background: ${color.bgSunken};
  }
`

import styled from "@emotion/styled"
import { Moon, Sun } from "lucide-react"
import { VisuallyHidden } from "../components/visually-hidden"
import { color, duration, size } from "../theme/tokens"

/**
 * Switches between the light and the dark theme. The work is done by `static/theme.js`, which runs before the page is
 * drawn and so knows nothing of React; what the button shows and says follows the theme by style sheet alone.
 */
export const ThemeSwitch = () => (
  <Switch type="button" data-theme-switch>
    <InLight>
      <Moon size={20} strokeWidth={1.75} aria-hidden focusable={false} />
      <VisuallyHidden>Switch to dark theme</VisuallyHidden>
    </InLight>
    <InDark>
      <Sun size={20} strokeWidth={1.75} aria-hidden focusable={false} />
      <VisuallyHidden>Switch to light theme</VisuallyHidden>
    </InDark>
  </Switch>
)

const Switch = styled.button`
  display: none;
  place-items: center;
  width: ${size.touchTarget};
  height: ${size.touchTarget};
  padding: 0;
  border: 0;
  border-radius: 12px;
  background: transparent;
  cursor: pointer;
  transition: background ${duration.fast};

  [data-scripts] & {
    display: grid;
  }

  &:hover {
    background: ${color.bgSubtle};
  }
`

const InLight = styled.span`
  [data-theme="dark"] & {
    display: none;
  }
`

const InDark = styled.span`
  display: none;

  [data-theme="dark"] & {
    display: inline;
  }
`

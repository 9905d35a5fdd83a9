import styled from "@emotion/styled"
import { Moon, Sun } from "lucide-react"
import { VisuallyHidden } from "../components/visually-hidden"
import { toolButton } from "./tool-button"

/**
 * Switches between the light and the dark theme. The work is done by `shell/first-script.ts`, which runs before the page is
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
  ${toolButton}
  display: none;

  [data-scripts] & {
    display: grid;
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

import styled from "@emotion/styled"
import { Moon, Sun } from "lucide-react"
import { VisuallyHidden } from "../components/visually-hidden"
import { toolButton } from "./header-buttons"

/**
 * Switch between the light and the dark theme. `shell/first-script.ts` handles it, before the first paint and without
 * React. The button's appearance and label follow the theme by CSS.
 */
export const ThemeSwitch = () => (
  <Switch type="button" data-theme-switch>
    <InLight>
      <Moon size={20} strokeWidth={1.75} />
      <VisuallyHidden>Switch to dark theme</VisuallyHidden>
    </InLight>
    <InDark>
      <Sun size={20} strokeWidth={1.75} />
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

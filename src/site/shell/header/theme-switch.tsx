import styled from "@emotion/styled"
import Moon from "lucide-react/icons/moon"
import Sun from "lucide-react/icons/sun"
import { inDark, inLight } from "../../theme/in-theme"
import { useTexts } from "../../ui/text/texts"
import { VisuallyHidden } from "../../ui/text/visually-hidden"
import { toolButton } from "./header-buttons"

/**
 * A button that switches between the light and the dark theme. `site/shell/head/first-script.ts` handles its clicks without
 * React. CSS selects its icon and label by the theme.
 */
export const ThemeSwitch = () => {
  const { dark, light } = useTexts("header")
  return (
    <Switch type="button" data-theme-switch>
      <InLight>
        <Moon size={20} strokeWidth={1.75} />
        <VisuallyHidden>{dark}</VisuallyHidden>
      </InLight>
      <InDark>
        <Sun size={20} strokeWidth={1.75} />
        <VisuallyHidden>{light}</VisuallyHidden>
      </InDark>
    </Switch>
  )
}

const Switch = styled.button`
  ${toolButton}
  display: none;

  [data-scripts] & {
    display: grid;
  }
`

const InLight = styled.span(inLight)

const InDark = styled.span(inDark("inline"))

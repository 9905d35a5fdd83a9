import { light } from "./palette"
import { forcedColors as media, variableName } from "./tokens"

/**
 * Styles for forced-colours mode. The variables use system colours, because SVGs would keep their own colours. Controls
 * and current items get an outline instead of their background.
 */
export const forcedColorsStyles = () => `
  ${media} {
    :root,
    [data-theme="dark"] {
      ${Object.keys(light.color)
        .map((name) => `${variableName("color", name)}: ${systemColor(name)};`)
        .join("\n")}
    }

    button,
    input,
    select,
    textarea,
    summary,
    :where([role="tab"], [role="option"]) {
      outline: 1px solid ButtonBorder;
      outline-offset: -1px;
    }

    /* A focused current item has the focus ring instead. */
    [aria-selected="true"]:not(:focus-visible),
    [aria-current]:not([aria-current="false"], :focus-visible) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`

/** The system colour for one of our colours: that of text, of the background, or one that contrasts with both. */
function systemColor(name: string) {
  if (/^on|chart[35]/.test(name)) return "CanvasText"
  if (/^chart[147]|focus|star/.test(name)) return "Highlight"
  if (/^chart2|Accent/.test(name)) return "LinkText"
  if (/^(?:chart|border|disabledText)/.test(name)) return "GrayText"
  if (/^text|Text$/.test(name)) return "CanvasText"
  return "Canvas"
}

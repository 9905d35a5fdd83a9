import { light } from "./palette"
import { forcedColors as media, variableName } from "./tokens"

/**
 * Forced-colours mode. The variables use system colours, since SVGs would otherwise keep their own. Backgrounds that
 * carry meaning get an outline.
 */
export const forcedColors = () => `
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

/** A system colour for each of ours: text, background, or a colour that contrasts with both. */
function systemColor(name: string) {
  if (/^on|chart3/.test(name)) return "CanvasText"
  if (/^chart1|focus|star/.test(name)) return "Highlight"
  if (/^chart2|Accent/.test(name)) return "LinkText"
  if (/^(?:chart|border|disabledText)/.test(name)) return "GrayText"
  if (/^text|Text$/.test(name)) return "CanvasText"
  return "Canvas"
}

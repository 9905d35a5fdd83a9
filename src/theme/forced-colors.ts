import { light } from "./palette"
import { forcedColors as media, variableName } from "./tokens"

/**
 * High-contrast themes of the visitor's system. The variables take the system's colours, since drawings keep their
 * own otherwise, and what is only a coloured ground elsewhere gets an outline.
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

    /* What is current keeps the ring of the focus while it has it. */
    [aria-selected="true"]:not(:focus-visible),
    [aria-current]:not([aria-current="false"], :focus-visible) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`

/** A system colour for each of ours: text, ground, or what stands out from both. */
function systemColor(name: string) {
  if (/^on|chart3/.test(name)) return "CanvasText"
  if (/^chart1|focus|star/.test(name)) return "Highlight"
  if (/^chart2|Accent/.test(name)) return "LinkText"
  if (/^(?:chart|border|disabledText)/.test(name)) return "GrayText"
  if (/^text|Text$/.test(name)) return "CanvasText"
  return "Canvas"
}

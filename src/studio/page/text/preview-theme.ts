import { EditorView } from "@codemirror/view"
import { accents, color, forcedColors, radius, space, typography } from "../../host"
import { monospace } from "./code-theme"

/** CSS of a token as an object. */
const styles = (css: string) =>
  Object.fromEntries(
    css.split(";").flatMap((line) => {
      const [name = "", value = ""] = line.split(":")
      return value ? [[name.trim(), value.trim()]] : []
    }),
  )

const callOut = ({ soft, text }: (typeof accents)[keyof typeof accents]) => ({
  backgroundColor: soft,
  "&.cm-title, & .cm-name": { color: text, fontWeight: "500" },
})

/** Text as it looks on the page, at the size of a form. */
export const previewTheme = EditorView.theme({
  // A key paints its own line only.
  ".cm-line": { contain: "content" },
  ".cm-h1, .cm-h2": styles(typography.h4),
  ".cm-h3": styles(typography.h5),
  ".cm-h4, .cm-h5, .cm-h6": { fontWeight: "600" },
  ".cm-link": { color: color.accentText, textDecoration: "underline", textUnderlineOffset: "0.2em" },
  ".cm-link *": { color: "inherit" },
  ".cm-code-text, .cm-code, .cm-table": { fontFamily: monospace, fontSize: "0.875em" },
  ".cm-code-text": { padding: "0.1em 0.3em", borderRadius: radius.xs, backgroundColor: color.bgSunken },
  ".cm-code": { backgroundColor: color.bgSunken, paddingInline: space[3] },
  ".cm-code-info, .cm-space": { color: color.textTertiary },
  ".cm-item, .cm-continued": { paddingLeft: "calc(6px + var(--depth) * 1.5em)" },
  ".cm-item": { textIndent: "-1.5em" },
  ".cm-sign": {
    display: "inline-block",
    width: "1.5em",
    textIndent: "0",
    color: color.accentText,
    fontVariantNumeric: "tabular-nums",
  },
  // With forced colours, only the border shows what is set off.
  ".cm-set-off": { borderLeft: "3px solid transparent", paddingLeft: space[4] },
  ".cm-quote": { borderLeftColor: color.accent },
  ".cm-note": callOut(accents.blue),
  ".cm-tip": callOut(accents.green),
  ".cm-caution": callOut(accents.orange),
  ".cm-danger": callOut(accents.red),
  ".cm-rule": {
    background: `linear-gradient(${color.borderStrong}, ${color.borderStrong}) center / 100% 1px no-repeat`,
  },
  [forcedColors]: { ".cm-rule": { borderBottom: "1px solid" } },
  ".cm-gap": { fontSize: "0.55em" },
})

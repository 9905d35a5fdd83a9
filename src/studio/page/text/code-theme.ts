import { HighlightStyle, syntaxHighlighting } from "@codemirror/language"
import { EditorView } from "@codemirror/view"
import { tags } from "@lezer/highlight"
import { color, radius, shadow } from "../../host"
import { monospace } from "./text-styles"

/** CodeMirror in the colours of the studio, in both themes. */
export const codeTheme = [
  EditorView.theme({
    "&": { color: color.text, backgroundColor: "transparent", fontSize: "inherit" },
    "&.cm-focused": { outline: "none" },
    ".cm-scroller": { fontFamily: "inherit", lineHeight: "1.6" },
    ".cm-content": { caretColor: color.accentText },
    ".cm-gutters": { color: color.textTertiary, backgroundColor: color.bgSubtle, border: "0" },
    ".cm-tooltip": {
      border: `1px solid ${color.border}`,
      borderRadius: radius.sm,
      color: color.text,
      backgroundColor: color.surfaceRaised,
      boxShadow: shadow.lg,
      overflow: "hidden",
    },
    ".cm-tooltip.cm-tooltip-autocomplete > ul": { fontFamily: "inherit", maxHeight: "20em" },
    ".cm-tooltip.cm-tooltip-autocomplete > ul > li": { padding: "6px 10px" },
    ".cm-tooltip-autocomplete ul li[aria-selected]": { color: color.text, backgroundColor: color.accentSoft },
    ".cm-completionInfo": { padding: "10px", maxWidth: "320px" },
    ".cm-diagnostic": { borderLeftWidth: "3px", padding: "6px 10px" },
    ".cm-diagnosticAction": { color: color.onAccent, backgroundColor: color.accent, borderRadius: radius.xs },
  }),
  syntaxHighlighting(
    HighlightStyle.define([
      { tag: tags.heading, fontWeight: "600" },
      { tag: tags.strong, fontWeight: "600" },
      { tag: tags.emphasis, fontStyle: "italic" },
      { tag: tags.strikethrough, textDecoration: "line-through" },
      { tag: [tags.link, tags.url], color: color.blueText },
      { tag: tags.monospace, fontFamily: monospace, fontSize: "0.92em" },
      {
        tag: [tags.processingInstruction, tags.contentSeparator, tags.punctuation, tags.meta],
        color: color.textTertiary,
      },
      { tag: [tags.tagName, tags.angleBracket], color: color.accentText },
      {
        tag: [tags.propertyName, tags.definition(tags.propertyName), tags.attributeName],
        color: color.violetText,
      },
      { tag: [tags.attributeValue, tags.string], color: color.blueText },
      { tag: tags.comment, color: color.textTertiary, fontStyle: "italic" },
    ]),
  ),
]

/** For a whole file. */
export const fileTheme = EditorView.theme({
  "&": { height: "100%" },
  ".cm-scroller": { fontFamily: monospace, fontSize: "0.875rem" },
})

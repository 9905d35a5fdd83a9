import { forcedColorsBorder } from "../../theme/forced-colors-border"
import { color, forcedColors, radius, space } from "../../theme/tokens"
import { monospace } from "../text-styles"

/** Colours of the types of tokens; the rest has the colour of the text. */
export const tokenColors = {
  keyword: "violetText",
  constant: "orangeText",
  string: "accentText",
  comment: "textTertiary",
  function: "blueText",
  punctuation: "textSecondary",
  link: "blueText",
  inserted: "accentText",
  deleted: "redText",
} as const satisfies Record<string, keyof typeof color>

/** Backgrounds of lines. */
export const lineColors = { span: "bgSubtle", mark: "bgSunken", ins: "accentSoft", del: "redSoft" } as const

/** A listing that scrolls sideways: its lines are as wide as the longest of them. */
export const codeStyles = `
  padding-block: ${space[5]};
  overflow-x: auto;
  border-radius: ${radius.lg};
  font-family: ${monospace};
  font-size: 0.875rem;
  line-height: 1.65;
  letter-spacing: 0;
  word-spacing: 0;
  tab-size: 2;
  ${forcedColorsBorder}

  /* Inside, so that it does not cross the title. */
  &:focus-visible {
    outline-offset: -3px;
  }

  > code {
    display: grid;
    width: max-content;
    min-width: 100%;
    padding: 0;
    background: none;
    font: inherit;
    counter-reset: line;
  }

  .line {
    position: relative;
    min-height: 1.65em;
    padding-inline: ${space[6]};
    color: ${color.text};
    text-decoration: none;
  }

  [data-numbers] > .line::before {
    content: counter(line);
    counter-increment: line;
    display: inline-block;
    width: 2.2em;
    margin-right: 1.4em;
    color: ${color.textTertiary};
    text-align: right;
  }

  ${Object.entries(lineColors)
    .map(([element, name]) => `${element}.line { background: ${color[name]}; }`)
    .join("\n")}

  mark.line {
    box-shadow: inset 3px 0 ${color.accent};
  }

  & :is(ins, del).line::after {
    content: "+" / "";
    position: absolute;
    left: 0.7em;
  }

  del.line::after {
    content: "−" / "";
  }

  ${Object.entries(tokenColors)
    .map(([type, name]) => `.${type} { color: ${color[name]}; }`)
    .join("\n")}

  ${forcedColors} {
    mark.line,
    mark.line * {
      background: Mark;
      color: MarkText;
      forced-color-adjust: none;
    }
  }

  @media print {
    > code {
      width: auto;
      white-space: pre-wrap;
      overflow-wrap: anywhere;
    }
  }
`

import styled from "@emotion/styled"
import { accents, color, radius, space, typography } from "../../host"

export const monospace = "ui-monospace, 'SF Mono', 'Cascadia Code', Menlo, Consolas, monospace"

const callOut = (kind: string, { soft }: { soft: string }) => `
  [data-form="call_out"]:has([data-kind="${kind}"]) {
    background: ${soft};
  }
`

/** A text as it looks on the page, at the size of a form. */
export const TextBox = styled.div`
  > .ProseMirror {
    position: relative;
    padding: ${space[1]} 2px;
    outline: none;
    line-height: 1.6;
    overflow-wrap: break-word;
    white-space: break-spaces;
    caret-color: ${color.accentText};
  }

  & :is(.ProseMirror, li, blockquote, section, [data-form] > div) > * + * {
    margin-top: ${space[2]};
  }

  h2 {
    ${typography.h4}
  }

  h3 {
    ${typography.h5}
  }

  & :is(h4, h5, h6, th, strong) {
    font-weight: 600;
  }

  a {
    color: ${color.accentText};
    text-decoration: underline;
  }

  & :is(code, pre) {
    padding: 0.1em 0.3em;
    border-radius: ${radius.xs};
    font-family: ${monospace};
    font-size: 0.875em;
    white-space: break-spaces;
    background: ${color.bgSunken};
  }

  & :is(ul, ol) {
    padding-left: 1.6em;
    list-style: disc;
  }

  ol {
    list-style: decimal;
  }

  li::marker {
    color: ${color.accentText};
  }

  li[data-checked="false"] {
    list-style: "☐ ";
  }

  li[data-checked="true"] {
    list-style: "☑ ";
  }

  & :is(blockquote, section, [data-form="call_out"]) {
    padding-left: ${space[4]};
    border-left: 3px solid ${color.accent};
  }

  ${callOut("note", accents.blue)}
  ${callOut("tip", accents.green)}
  ${callOut("caution", accents.orange)}
  ${callOut("danger", accents.red)}

  section::before {
    content: attr(data-footnote);
    color: ${color.textTertiary};
  }

  table {
    width: 100%;
    border-collapse: collapse;
  }

  & :is(th, td) {
    padding: ${space[1]} ${space[2]};
    border: 1px solid ${color.border};
    text-align: left;
    vertical-align: top;
  }

  & :is(th, .selectedCell) {
    background: ${color.bgSubtle};
  }

  [data-problem] {
    text-decoration: underline wavy ${color.orangeText};
  }

  [data-problem="error"] {
    text-decoration-color: ${color.redText};
  }

  .ProseMirror-selectednode {
    outline: 2px solid ${color.accentText};
  }

  .ProseMirror-gapcursor {
    position: absolute;
    border: 2px solid ${color.accentText};
  }
`

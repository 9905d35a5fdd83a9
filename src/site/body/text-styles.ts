import styled from "@emotion/styled"
import { color, forcedColors, space, typography } from "../theme/tokens"

/** Font of code and file names. */
export const monospace =
  'ui-monospace, SFMono-Regular, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace'

/** The caption of a figure, and who said a quotation. */
export const captionStyles = `
  ${typography.small}
  max-width: 36em;
  margin-top: ${space[3]};
  color: ${color.textSecondary};
`

export const Caption = styled.figcaption(captionStyles)

/** A quotation of Markdown, whose second paragraph is the attribution, or of `Quote`. */
export const quotationStyles = `
  padding-left: clamp(20px, 2vw, 28px);
  border-left: 3px solid var(--page-accent, ${color.accent});

  ${forcedColors} {
    border-color: Highlight;
  }

  > p,
  > blockquote {
    ${typography.h4}
    font-weight: 400;
  }

  > blockquote > p + p {
    margin-top: 0.6em;
  }

  > p + p,
  > figcaption {
    ${captionStyles}
  }

  > figcaption > strong {
    color: ${color.text};
    font-weight: 500;
  }
`

/** Bullets and numbers in the text's own rhythm. */
export const listStyles = `
  padding-left: 1.35em;
  list-style: revert;

  > li {
    padding-left: 0.2em;
  }

  > li + li {
    margin-top: 0.45em;
  }

  > li::marker {
    color: ${color.accentText};
    font-variant-numeric: tabular-nums;
  }
`

/** Space between the blocks of an element. Ignores the style elements that Emotion inserts on the server. */
export const flowStyles = `
  > :not(style) ~ * {
    margin-top: 0.9em;
  }

  > :not(style) ~ :is(figure, details, dl, div),
  > :is(figure, details, dl, div) + * {
    margin-top: ${space[6]};
  }

  > ul,
  > ol {
    ${listStyles}
  }
`

/** Markdown in an element of the text. */
export const Flow = styled.div(flowStyles)

import { color, space } from "../theme/tokens"

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

/**
 * Markdown in an element of the text: space between its blocks, and its lists. Emotion may put style elements between
 * the blocks in the server's HTML: they do not count.
 */
export const flowSpacing = `
  > :not(style) ~ * {
    margin-top: 0.9em;
  }

  > :not(style) ~ figure,
  > figure + * {
    margin-top: ${space[6]};
  }

  > ul,
  > ol {
    ${listStyles}
  }
`

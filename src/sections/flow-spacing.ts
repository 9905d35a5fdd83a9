import { space } from "../theme/tokens"

/**
 * Space between the blocks of Markdown in an element of the text. Emotion may put style elements between them in the
 * server's HTML: they do not count.
 */
export const flowSpacing = `
  > :not(style) ~ * {
    margin-top: 0.9em;
  }

  > :not(style) ~ figure,
  > figure + * {
    margin-top: ${space[6]};
  }
`

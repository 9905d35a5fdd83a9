/** A text as it stands in a regular expression that looks for it. */
export const literalPattern = (text: string): string =>
  text.replaceAll(/[.+*?()[\]{}^$|\\]/g, String.raw`\$&`)

/**
 * Characters that browsers show as a box or not at all: control and private-use characters, soft hyphens,
 * fillers, line and paragraph separators, zero-width and bidirectional characters. Not the joiners, variation selectors
 * and tags of emoji, and not the byte-order mark at the start of a file.
 */
export const controlCharacters =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to find.
  /[\x01-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F\u2028\u2029\u2800\uFFF9-\uFFFB\uFFFE\uFFFF\p{Co}]|(?![\u200D\uFEFF\p{Variation_Selector}\u{E0020}-\u{E007F}])\p{Default_Ignorable_Code_Point}|(?<!\p{Extended_Pictographic}|[\uFE0F\u{1F3FB}-\u{1F3FF}])\u200D|(?<!^)\uFEFF|(?<!\u{1F3F4}[\u{E0020}-\u{E007F}]{0,8})[\u{E0020}-\u{E007F}]/gu

export const hasControlCharacter = (text: string) => text.search(controlCharacters) >= 0

/** Whether a text has a visible character, not only spaces and characters without a glyph. */
export const isVisible = (text: string) =>
  /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Control}\u2800]/u.test(text)

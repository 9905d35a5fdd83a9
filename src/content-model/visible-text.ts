/**
 * Characters that browsers show as a box or not at all: control characters, soft hyphens, zero-width and direction
 * characters. Not joiners in emoji, and not the byte-order mark at the start of a file.
 */
export const controlCharacters =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to find.
  /[\x01-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\xAD\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u2069\uFFFE\uFFFF]|(?<!\p{Extended_Pictographic}|[\uFE0F\u{1F3FB}-\u{1F3FF}])\u200D|(?<!^)\uFEFF/gu

export const hasControlCharacter = (text: string) => text.search(controlCharacters) >= 0

/** Whether a text has a visible character, not only spaces and characters without a glyph. */
export const isVisible = (text: string) =>
  /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Control}\u2800]/u.test(text)

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to find.
export const controlCharacters = /[\x01-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]/g

export const hasControlCharacter = (text: string) => text.search(controlCharacters) >= 0

/** Whether a text has a visible character: not only spaces and characters without a shape. */
export const isVisible = (text: string) =>
  /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Control}\u2800]/u.test(text)

const shownAsBox = String.raw`[\x01-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F\u2028\u2029\u2800\uFFF9-\uFFFB\uFFFE\uFFFF\p{Co}]`

const emojiTag = String.raw`[\u{E0020}-\u{E007F}]`

/** Soft hyphens, fillers, zero-width and bidirectional characters. The others have rules of their own, below. */
const notShown = String.raw`(?![\u200D\uFEFF\p{Variation_Selector}]|${emojiTag})\p{Default_Ignorable_Code_Point}`

const joinerWithoutEmoji = String.raw`(?<!\p{Extended_Pictographic}|[\uFE0F\u{1F3FB}-\u{1F3FF}])\u200D`

const byteOrderMarkInText = String.raw`(?<!^)\uFEFF`

const tagWithoutFlag = String.raw`(?<!\u{1F3F4}${emojiTag}{0,8})${emojiTag}`

/** Characters that browsers show as a box or not at all. Those that make up an emoji are none of them. */
export const controlCharacters = new RegExp(
  [shownAsBox, notShown, joinerWithoutEmoji, byteOrderMarkInText, tagWithoutFlag].join("|"),
  "gu",
)

export const hasControlCharacter = (text: string) => text.search(controlCharacters) >= 0

/** Whether a text has a visible character, not only spaces and characters without a glyph. */
export const isVisible = (text: string) => /[^\p{White_Space}\p{DI}\p{Control}\u2800]/u.test(text)

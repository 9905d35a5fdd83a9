/**
 * The language of every page and of its numbers (BCP 47). No setting: the words in the code are of this language too,
 * and so are the months of `format-day.ts` and the numbers of `count-in-words.ts`.
 */
export const siteLanguage = "en-GB"

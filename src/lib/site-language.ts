/**
 * The language of all pages and numbers (BCP 47). Not a setting: the code's texts, the months of `format-day.ts` and
 * the numbers of `count-in-words.ts` are in this language.
 */
export const siteLanguage = "en-GB"

/**
 * The language of all pages and numbers (BCP 47). Do not change it alone: texts in the code, the months of
 * `format-day.ts` and the numbers of `count-in-words.ts` are in this language.
 */
export const siteLanguage = "en-GB"

/**
 * The language of all pages and numbers (BCP 47). Do not change it alone: texts in the code, the months of
 * `day.ts` and the numbers of `words.ts` are in this language.
 */
export const siteLanguage = "en-GB"

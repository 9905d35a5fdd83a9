/** What visitors can set going, and a text by which the code of it is known in a built script. */
export const behaviours = {
  "contact form": "What are you building, and for whom?",
  "sending a form": "Nothing you typed is lost",
  estimate: "estimate-draft",
  "phone field": "The list of countries did not load.",
  "country selector": "No country found",
  "payment callbacks": "currencyDisplay",
  analytics: "analytics-consent",
  "Google Analytics": "googletagmanager",
} as const

/** What develop shows and no published script may hold. */
export const developOnly = {
  "content overlay": "__content-problems",
  "draft banner": "This page is shown here only",
} as const

/** Prices, weeks and days that services and case studies tell. */

/** What a first release costs in 2026, in USD, and how many calendar weeks it takes. */
export const serviceRanges: Record<string, { cost: [number, number]; weeks: [number, number] }> = {
  "mobile-application": { cost: [60_000, 180_000], weeks: [12, 24] },
  "web-development": { cost: [40_000, 150_000], weeks: [8, 20] },
  "design-services": { cost: [18_000, 60_000], weeks: [4, 10] },
  "machine-learning-and-ai": { cost: [45_000, 160_000], weeks: [10, 20] },
  "software-modernization": { cost: [70_000, 240_000], weeks: [16, 40] },
  "software-consulting": { cost: [8_000, 24_000], weeks: [2, 6] },
}

/** What each case study says that it cost and took, and the service in whose range that lies. */
export const studyBudgets: { study: string; service: string; cost: number; weeks: number; said: string }[] = [
  {
    study: "nimble",
    service: "web-development",
    cost: 124_000,
    weeks: 16,
    said: "after sixteen weeks of building and $124,000",
  },
  {
    study: "fooq",
    service: "mobile-application",
    cost: 158_000,
    weeks: 22,
    said: "in 22 weeks for $158,000",
  },
  {
    study: "gorjes",
    service: "mobile-application",
    cost: 98_000,
    weeks: 18,
    said: "eighteen weeks and $98,000",
  },
  {
    study: "tourama",
    service: "mobile-application",
    cost: 124_000,
    weeks: 19,
    said: "after nineteen weeks and within a budget of $124,000",
  },
  {
    study: "celebi",
    service: "mobile-application",
    cost: 172_000,
    weeks: 24,
    said: "took twenty-four weeks and $172,000",
  },
  {
    study: "e-commerce",
    service: "design-services",
    cost: 38_000,
    weeks: 7,
    said: "Design took seven weeks and $38,000",
  },
  {
    study: "e-commerce",
    service: "web-development",
    cost: 96_000,
    weeks: 16,
    said: "the build took sixteen and $96,000",
  },
  {
    study: "travel-agency",
    service: "software-consulting",
    cost: 14_000,
    weeks: 4,
    said: "four weeks of consulting for $14,000",
  },
  {
    study: "travel-agency",
    service: "web-development",
    cost: 92_000,
    weeks: 15,
    said: "fifteen weeks and $92,000 after the board’s decision",
  },
  {
    study: "fiyaka",
    service: "web-development",
    cost: 110_000,
    weeks: 18,
    said: "The marketplace cost $110,000 over eighteen weeks",
  },
  {
    study: "fiyaka",
    service: "machine-learning-and-ai",
    cost: 78_000,
    weeks: 14,
    said: "the model $78,000 over fourteen of the same weeks",
  },
  {
    study: "food-delivery",
    service: "mobile-application",
    cost: 118_000,
    weeks: 20,
    said: "cost $118,000 and took twenty weeks",
  },
  {
    study: "trade-agency",
    service: "software-consulting",
    cost: 9_500,
    weeks: 2,
    said: "two weeks of discovery for $9,500",
  },
  {
    study: "trade-agency",
    service: "web-development",
    cost: 132_000,
    weeks: 19,
    said: "took nineteen weeks and cost $132,000",
  },
  {
    study: "advertising-agency",
    service: "web-development",
    cost: 58_000,
    weeks: 12,
    said: "took twelve weeks and cost $58,000",
  },
  {
    study: "bulmali",
    service: "mobile-application",
    cost: 84_000,
    weeks: 16,
    said: "took sixteen weeks and $84,000",
  },
]

/** The day on which each product went live, as its case study tells it. */
export const launches: Record<string, { day: string; said: string }> = {
  "istanbul-senin": { day: "2025-05-05", said: "We launched on 5 May 2025" },
  nimble: { day: "2026-01-12", said: "Nimble went public on 12 January 2026" },
  fooq: { day: "2025-11-24", said: "after the launch on 24 November 2025" },
  "language-app": { day: "2025-10-20", said: "From the launch on 20 October 2025" },
  gorjes: { day: "2025-09-29", said: "at the launch on 29 September 2025" },
  tourama: { day: "2025-04-15", said: "The first release went live on 15 April 2025" },
  celebi: { day: "2025-03-31", said: "went live in March 2025" },
  "e-commerce": { day: "2025-03-11", said: "The shop opened on 11 March 2025" },
  "travel-agency": { day: "2025-02-24", said: "The site went live on 24 February 2025" },
  fiyaka: { day: "2025-03-03", said: "before launch on 3 March 2025" },
  "food-delivery": { day: "2025-02-10", said: "Four kitchens changed over on 10 February 2025" },
  "trade-agency": { day: "2025-02-17", said: "The first release went live on 17 February 2025" },
  "advertising-agency": { day: "2025-01-06", said: "after the launch on 6 January 2025" },
  bulmali: { day: "2024-10-28", said: "after the launch on 28 October 2024" },
}

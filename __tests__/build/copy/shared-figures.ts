/**
 * Facts that more than one document tells. `figures` is what has to agree, as it may be written; `said` is how each
 * document says it. Whoever changes a figure changes it in the fact's document and here, and the test names the rest.
 */
export interface SharedFigure {
  fact: string
  /** Each of them stands in every sentence of `said`. */
  figures: RegExp[]
  /** Document → the words in it. */
  said: Record<string, string>
}

const range = (from: string, to: string) => new RegExp(`\\$${from} (to|and) \\$${to}`)

/** The house. */
const house: SharedFigure[] = [
  {
    fact: "Mosslight was founded in 2019",
    figures: [/\b2019\b/],
    said: {
      "data/site": "2019",
      "data/team": "Elif founded Mosslight in 2019",
      "data/results": "of the products launched since 2019",
      "insights/estimate-range": "I have priced it since 2019",
      "technologies/react": "Code we wrote with it in 2019 still runs",
    },
  },
  {
    fact: "34 people work at Mosslight, in one room in Dhaka",
    figures: [/\b34\b/],
    said: { "data/site": "34 designers and engineers in Dhaka", "data/reasons": "One room, 34 people" },
  },
  {
    fact: "A discovery takes one to two weeks",
    figures: [/one to two weeks|two-week|two weeks/i],
    said: {
      "data/faq": "a paid discovery of one to two weeks",
      "services/mobile-application": "Discovery takes one to two weeks",
      "services/machine-learning-and-ai": "The two-week audit counts as discovery",
      "insights/estimate-range": "Two weeks later they lay $38,000 apart",
    },
  },
  {
    fact: "A discovery costs $6,000 to $12,000",
    figures: [range("6,000", "12,000")],
    said: {
      "data/faq": "Discovery itself costs $6,000 to $12,000",
      "services/mobile-application": "invoiced apart, at $6,000 to $12,000",
      "services/machine-learning-and-ai": "it falls between $6,000 and $12,000",
      "insights/estimate-range": "its own fee, $6,000 to $12,000",
    },
  },
  {
    fact: "Care after launch costs $3,000 to $9,000 a month",
    figures: [range("3,000", "9,000"), /month/],
    said: {
      "data/faq": "$3,000 to $9,000 a month",
      "services/mobile-application": "Care costs $3,000 to $9,000 a month",
      "technologies/swift": "a care plan of $3,000 to $9,000 a month",
      "technologies/react-native": "Within monthly care of $3,000 to $9,000",
    },
  },
  {
    fact: "Care after launch starts at $3,000 a month",
    figures: [/\$3,000\b/],
    said: {
      "technologies/python": "from $3,000 a month",
      "technologies/node": "begins at $3,000",
      "technologies/react": "starts at $3,000 monthly",
      "technologies/kotlin": "from $3,000 a month",
    },
  },
  {
    fact: "27 of 31 first releases from 2023 to 2025 ended inside their range",
    figures: [/\b(31|87%)/],
    said: {
      "data/reasons":
        "Of 31 first releases finished from 2023 to 2025, 27 cost what our discovery range said",
      "data/results": "87%",
      "insights/estimate-range": "Twenty-seven of the 31 finished between the ends we named after discovery",
    },
  },
]

/** What a codebase for two phones costs, one platform being 100. */
const twoPhones: SharedFigure[] = [
  {
    fact: "A second native app makes the engineering 160%",
    figures: [/\b(1?60)\b/],
    said: {
      "services/mobile-application": "the second platform adds about 60%",
      "technologies/swift": "about 160%",
      "technologies/flutter": "brings it to about 160",
      "technologies/kotlin": "Kotlin with Swift comes to 160%",
    },
  },
  {
    fact: "A shared codebase makes it 112%",
    figures: [/\b(1?12)\b/],
    said: {
      "services/mobile-application": "add roughly 12%",
      "technologies/swift": "about 112%",
      "technologies/flutter": "Flutter brings it to about 112",
      "technologies/react-native": "draw level at about 112% of one native app",
      "technologies/kotlin": "costs about 112% of a Kotlin app",
    },
  },
]

/** What one case study tells, and others repeat. */
const studies: SharedFigure[] = [
  {
    fact: "Farside paid $14,000 for four weeks of consulting",
    figures: [/four weeks/i, /\$14,000/],
    said: {
      "case-studies/travel-agency": "four weeks of consulting for $14,000",
      "services/software-consulting": "four weeks for $14,000",
    },
  },
  {
    fact: "The booking engine would have cost €210,000",
    figures: [/€210,000/],
    said: {
      "case-studies/travel-agency": "a quotation for €210,000 plus 4% of every sale",
      "services/software-consulting": "a booking engine quoted at €210,000",
    },
  },
  {
    fact: "Meridian paid $9,500 for two weeks of discovery",
    figures: [/two weeks/i, /\$9,500/],
    said: {
      "case-studies/trade-agency": "two weeks of discovery for $9,500",
      "services/software-consulting": "two weeks for $9,500",
    },
  },
  {
    fact: "Two struck wishes saved Meridian three months",
    figures: [/three months/],
    said: {
      "case-studies/trade-agency": "took three months off the plan",
      "services/software-consulting": "three months from the plan",
    },
  },
  {
    fact: "The parallel run at Meridian found $18,400 of haulage in eight weeks",
    figures: [/\$18,400/],
    said: {
      "case-studies/trade-agency":
        "the new ledger stopped at $18,400 of haulage that Meridian had paid and never billed on",
      "services/software-modernization":
        "eight weeks of comparison turned up $18,400 of haulage that nobody had billed",
    },
  },
  {
    fact: "Celebi’s two systems differed 214 times at first",
    figures: [/\b214\b/],
    said: {
      "case-studies/celebi": "It began at 214 differences",
      "services/software-modernization": "Celebi’s began with 214 entries",
    },
  },
  {
    fact: "Each phone at Celebi carries 1,000 tags in 90 kB",
    figures: [/1,000/, /90\u00a0kB/],
    said: {
      "case-studies/celebi": "about 1,000 tags in 90\u00a0kB",
      "technologies/kotlin": "about 1,000 baggage tags in 90\u00a0kB",
    },
  },
  {
    fact: "Five people built Fooq in 22 weeks for $158,000",
    figures: [/\bfive people\b/, /\b22 weeks\b/, /\$158,000/],
    said: {
      "case-studies/fooq": "let five people build both in 22 weeks for $158,000",
      "technologies/react-native":
        "five people built an app for guests and one for kitchens from the same code, in 22 weeks for $158,000",
    },
  },
  {
    fact: "Fooq chooses among nine hundred restaurants",
    figures: [/nine hundred/],
    said: {
      "case-studies/fooq": "some nine hundred kitchens open and in reach",
      "services/machine-learning-and-ai": "Which of nine hundred restaurants suits tonight?",
    },
  },
  {
    fact: "Gorjes took eighteen weeks and $98,000",
    figures: [/eighteen weeks/, /\$98,000/],
    said: {
      "case-studies/gorjes": "kept the first release at eighteen weeks and $98,000",
      "technologies/flutter": "its first release took eighteen weeks and $98,000",
    },
  },
  {
    fact: "A dawn walk with Tourama took 34% of a battery",
    figures: [/34%/],
    said: {
      "case-studies/tourama": "used 34% of a charge on the dawn walk",
      "technologies/flutter": "a dawn walk that used to take 34%",
    },
  },
  {
    fact: "The same walk now takes 11%",
    figures: [/11%/],
    said: {
      "case-studies/tourama": "The same walk now costs 11%",
      "technologies/flutter": "now takes 11% of a battery",
    },
  },
  {
    fact: "The speech model answers in 210 ms",
    figures: [/210\u00a0ms/],
    said: {
      "case-studies/language-app": "It weighs 14\u00a0MB, answers in 210\u00a0ms",
      "technologies/python": "weighs 14\u00a0MB and answers in 210\u00a0ms",
      "technologies/swift": "scores a spoken sentence on the phone itself in 210\u00a0ms",
    },
  },
  {
    fact: "Twenty-three municipal systems stand behind Istanbul Senin",
    figures: [/twenty-three/i],
    said: {
      "case-studies/istanbul-senin": "The city ran twenty-three apps",
      "technologies/go": "in front of twenty-three municipal systems",
    },
  },
  {
    fact: "Dispatch at Moda Kitchens was one file of 14,000 lines",
    figures: [/14,000 lines/],
    said: {
      "case-studies/food-delivery": "one Node file of 14,000 lines",
      "technologies/node": "a single file of 14,000 lines",
    },
  },
  {
    fact: "Bulmalı’s demonstration is a match of 92%",
    figures: [/92%/],
    said: {
      "case-studies/bulmali": "Matches scored at 92%",
      "insights/ai-in-production": "a match of 92% still waits until somebody has looked inside the bag",
    },
  },
]

/** What an insight counted, and a service repeats. */
const insights: SharedFigure[] = [
  {
    fact: "Six of the 25 systems assessed since 2021 deserved a rewrite",
    figures: [/\b(six|25)\b/i],
    said: {
      "insights/rewrite-or-refactor": "Of 25 old systems we assessed, six deserved a rewrite",
      "services/software-modernization": "We advised it for six of the 25 systems assessed since 2021",
    },
  },
  {
    fact: "Those six were between 9,000 and 20,000 lines",
    figures: [/9,000 (and|to) 20,000 lines/],
    said: {
      "insights/rewrite-or-refactor": "between 9,000 and 20,000 lines",
      "services/software-modernization": "at 9,000 to 20,000 lines",
    },
  },
  {
    fact: "Nine models had 64 incidents",
    figures: [/\b64\b/],
    said: {
      "insights/ai-in-production": "The log has 64 entries",
      "services/machine-learning-and-ai": "our log of 64 incidents",
    },
  },
]

export const sharedFigures: SharedFigure[] = [...house, ...twoPhones, ...studies, ...insights]

import { type Example, fitting, type InsightFields } from "./example"
import { lineChart } from "./shared"

export const insightExample: Example<InsightFields> = {
  artwork: [{ file: "cover.jpg", width: 1600, height: 1000 }],
  fields: ({ name, today, team, services, technologies, caseStudies }) => ({
    name,
    description: fitting(
      { min: 110, max: 160 },
      `TODO ${name}: the point of view of the article and the figure it rests on, in 110 to 160 characters for search results.`,
      "TODO The point of view of the article and the figure that it rests on, written in 110 to 160 characters for search results.",
    ),
    desc: "TODO The point of the article, in one sentence for the cards.",
    date: today,
    draft: true,
    author: team[0] ?? "",
    thumbnail: "./cover.jpg",
    tags: ["Estimates", "Delivery"],
    services: services.slice(0, 1),
    technologies: technologies.slice(0, 1),
    caseStudies: caseStudies.slice(0, 3),
    research: [lineChart],
  }),
  body: () => `<Hero />

TODO Begin with the observation that made you write, and the figure that goes with it. An article without a point of view is a brochure.

## TODO The heading says what the part claims

TODO Two or three short paragraphs. Put the example before the rule that it shows.

> TODO A quotation stands between lines that start with a sign like this one.

1. TODO A list with numbers, where the order matters.
2. TODO A list with dashes, where it does not.

<Research lead="TODO Where the figures come from." />

## TODO What we do differently since

TODO Say what changed in our own work, and what it cost. Link to [the contact page](/contact-us/) only if the text leads there.

<CaseStudies heading="Where this comes from" />

<CallToAction heading="Would you like to argue?" label="Contact us" href="/contact-us/" />
`,
}

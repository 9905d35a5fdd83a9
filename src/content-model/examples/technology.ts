import { type Example, fitting, type TechnologyFields } from "./example"
import { faq, solutions, technologyStack } from "./shared"

export const technologyExample: Example<TechnologyFields> = {
  artwork: [{ file: "mark.svg", width: 80, height: 80 }],
  fields: ({ name, today, order }) => ({
    name,
    order,
    description: fitting(
      { min: 110, max: 160 },
      `TODO ${name}: where it shines, where another one is the better choice, and what upkeep costs, in 110 to 160 characters.`,
      "TODO Where it shines, where another one is the better choice, and what its upkeep costs, written in 110 to 160 characters.",
    ),
    desc: "TODO What it is good for, in one line for the cards.",
    date: today,
    draft: true,
    mark: "./mark.svg",
    color: "#0A753A",
    hero: {
      title: "TODO What it is for, in a few words",
      description:
        "TODO One sentence that says where we use it, and what it spares the client who will look after it.",
    },
    solutions,
    technologyStack,
    faq,
  }),
  body: () => `<Hero />

## What it is good at

TODO Say where we use it and why, with the case studies that show it. One strength with a figure is worth more than five adjectives.

<Solutions heading="Where it shines" lead="TODO Three reasons our clients gave us afterwards." />

<ProcessSteps heading="How we work with it" />

## When another one is the better choice

TODO Name the neighbours and what each of them does better. A reader who knows the field looks here first.

## What it costs to keep

TODO Say how many days of upkeep a year it takes, what machines cost, and how hard it is to hire for.

<TechnologyStack />

<CaseStudies heading="Where we have used it" />

<Faq heading="Questions" />

<CallToAction heading="Is it right for you?" />
`,
}

import { type Example, fitting, type ServiceFields } from "./example"
import { faq, solutions, technologyStack } from "./shared"

export const serviceExample: Example<ServiceFields> = {
  artwork: [{ file: "hero.jpg", width: 1600, height: 1067 }],
  fields: ({ name, today, order, technologies }) => ({
    name,
    order,
    description: fitting(
      { min: 110, max: 160 },
      `TODO ${name}: what a client gets, what it costs in a first release and how long that takes, in 110 to 160 characters.`,
      "TODO What a client gets, what it costs in a first release and how long that takes, written in 110 to 160 characters in all.",
    ),
    desc: "TODO What a client gets, in one sentence for cards and the menu.",
    date: today,
    draft: true,
    icon: "rocket",
    technologies: technologies.slice(0, 3),
    hero: {
      title: "TODO What the client has when we are done",
      description:
        "TODO One sentence that says for whom it is, and what they can do with it on the first day.",
      thumbnail: {
        image: "./hero.jpg",
        alt: "TODO Two arches with a light above them, until the real picture is here",
      },
    },
    solutions,
    process: [
      {
        step: 1,
        icon: "search",
        title: "Discover",
        desc: "TODO What happens in these two weeks, and what is written down.",
      },
      {
        step: 2,
        icon: "pen-tool",
        title: "Design",
        desc: "TODO What is drawn, tested with whom, and decided by whom.",
      },
      {
        step: 3,
        icon: "code-xml",
        title: "Build",
        desc: "TODO What lands every two weeks, and how it is accepted.",
      },
      {
        step: 4,
        icon: "rocket",
        title: "Launch and grow",
        desc: "TODO What is watched after the launch, and for how long.",
      },
    ],
    technologyStack,
    faq,
  }),
  body: () => `<Hero />

## For whom it is

TODO Say which two or three kinds of client ask for this, and what each of them has tried before. Link to the case studies that show it.

## When you do not need us

TODO A reader believes the rest of the page once you have sent somebody away. Name the cheaper tool, and the point from which it stops being cheaper.

<Solutions heading="What is included" lead="TODO What most clients take, and what they leave out." />

<ProcessSteps heading="How a first release happens" />

## What moves the price

TODO Give the range in dollars and in weeks, then the three things that move it most.

| What you are building | Budget | Weeks |
|---|---|---|
| The small one | $40,000 to $65,000 | 8 to 12 |
| The usual one | $60,000 to $110,000 | 11 to 16 |

<TechnologyStack />

<CaseStudies heading="Where we have done this" />

<Faq heading="Questions" />

<CallToAction heading="Shall we look at yours?" label="Get an estimate" href="/estimate/" />
`,
}

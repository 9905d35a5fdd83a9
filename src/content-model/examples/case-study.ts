import { type CaseStudyFields, type Example, fitting, type Surroundings } from "./example"
import { donutChart, heroColors, lineChart, technologyStack } from "./shared"

export const caseStudyExample: Example<CaseStudyFields> = {
  artwork: [
    { file: "cover.jpg", width: 2400, height: 1500 },
    { file: "thumbnail.jpg", width: 1600, height: 1200 },
    { file: "persona.png", width: 800, height: 800 },
    { file: "screen-1.jpg", width: 1920, height: 1200 },
  ],
  fields: ({ name, today, services, technologies, caseStudies }) => ({
    name,
    description: fitting(
      { min: 110, max: 160 },
      `What ${name} is, for whom it was made and what changed, with a figure, in 110 to 160 characters for search results.`,
      "What the product is, for whom it was made and what changed, with a figure, in 110 to 160 characters for search results.",
    ),
    desc: "What it is, for whom, in one sentence for the cards.",
    country: "Bangladesh",
    date: today,
    draft: true,
    thumbnail: "./thumbnail.jpg",
    tags: ["Web", "Mobile", "Payments"],
    services: services.slice(0, 2),
    technologies: technologies.slice(0, 3),
    similarProjects: caseStudies.slice(0, 3),
    hero: hero(name),
    problem:
      "What was wrong in the client's day, with the figure that hurt most. Two or three sentences, no more.",
    target:
      "Who should be able to do what afterwards, and by how much. The client signed this sentence before we began.",
    solution:
      "What was built, as one would tell it on the telephone. The sections further down say how it was done.",
    persona: {
      name: "First and last name",
      jobPosition: "What they do for a living",
      age: 34,
      country: "Bangladesh",
      major: "What they studied",
      relation: "Married",
      image: "./persona.png",
      quote: "One thing they said in the interviews, word for word.",
      description: "Two sentences about their day, and where the product comes into it.",
      painPoints: ["What hurts today", "What else hurts"],
      goals: ["What they want to reach", "What else they want"],
    },
    challenges: [
      {
        title: "The first hard thing",
        description: "Why it was hard, and what was done about it.",
        icon: "git-merge",
      },
      {
        title: "The second hard thing",
        description: "Three or six cards fill the rows of the grid.",
        icon: "wifi-off",
      },
      {
        title: "The third hard thing",
        description: "Say the price of the decision too, if it had one.",
        icon: "clock",
        accent: "orange",
      },
    ],
    research: [
      donutChart,
      {
        header: "Time spent on one order",
        chart: "columns",
        unit: "min",
        data: [
          { title: "Before", color: "chart3", value: 14 },
          { title: "After", color: "chart2", value: 5 },
        ],
      },
      lineChart,
    ],
    results: [
      { value: "4.1M", title: "what this figure counts, and since when", widthClassName: "span-7" },
      { value: "+38%", title: "compared with what", widthClassName: "span-5" },
      { value: "38 s", title: "the widths of a row add up to twelve", widthClassName: "span-4" },
      { value: "91%", title: "who measured it, and how often", widthClassName: "span-8" },
    ],
    feedback: [
      { title: "Rating in the store", value: "4.8" },
      { title: "Sessions without a crash", value: "99.8%" },
      { title: "Set up in", value: "11 min" },
      { title: "Questions to support", value: "−36%" },
    ],
    technologyStack,
  }),
  body: ({ services }: Surroundings) => `<Hero />

<ProblemTargetSolution />

## A day at the client's

Begin with what you would have seen on the first morning: who sat where, what they waited for, what it cost them. A scene and a figure say more than a list of pain points.

Prose stands between the sections and is divided by headings of two hashes. Say something particular in each heading; "Introduction" tells a reader nothing.

<Persona heading="Who we designed for" lead="How many people were interviewed, where and when." />

<Challenges />

## What was tried, and what was decided

Tell what did not work before you tell what did. Clients decide on budgets by this part, because it shows how we think when something goes wrong.

![What the picture shows, for those who cannot see it](./screen-1.jpg "The caption says what to look at.")

A picture stands alone, with a blank line above and below. Its title in quotes becomes the caption.

<Research lead="Who answered, how many of them, and when." />

## How it was measured

Say who measured, with what and for how long. A result that nobody can check is an opinion.

<Results />

<Feedback lead="From whom, and since when." />

## What came next

End with where the product stands today and what the client does without us. Link to the service that fits, for example [our work on it](/services/${services[0] ?? ""}/).

<TechnologyStack />

<SimilarProjects />

<CallToAction heading="Something similar in mind?" />
`,
}

const hero = (name: string): CaseStudyFields["hero"] => ({
  background: heroColors.ground,
  title: {
    label: fitting({ max: 64 }, `${name}, and what it does in five words`, `${name} in five words`, name),
    color: heroColors.title,
  },
  description: {
    label: "One sentence that says what the product does and for how many people, as plainly as you can.",
    color: heroColors.text,
  },
  breadcrumb: { color: heroColors.text, currentColor: heroColors.current },
  tags: {
    items: ["Payments", "Design system"],
    backgroundColor: heroColors.tag,
    textColor: heroColors.title,
  },
  platforms: { items: ["Desktop", "B2B"], borderColor: heroColors.text, textColor: heroColors.text },
  thumbnail: {
    image: "./cover.jpg",
    alt: "Two arches with a light above them, until the real picture is here",
  },
})

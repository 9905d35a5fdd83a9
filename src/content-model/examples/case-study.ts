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
      `TODO What ${name} is, for whom it was made and what changed, with a figure, in 110 to 160 characters for search results.`,
      "TODO What the product is, for whom it was made and what changed, with a figure, in 110 to 160 characters for search results.",
    ),
    desc: "TODO What it is, for whom, in one sentence for the cards.",
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
      "TODO What was wrong in the client's day, with the figure that hurt most. Two or three sentences, no more.",
    target:
      "TODO Who should be able to do what afterwards, and by how much. The client signed this sentence before we began.",
    solution:
      "TODO What was built, as one would tell it on the telephone. The sections further down say how it was done.",
    persona: {
      name: "TODO First and last name",
      jobPosition: "TODO What they do for a living",
      age: 34,
      country: "Bangladesh",
      major: "TODO What they studied",
      relation: "Married",
      image: "./persona.png",
      quote: "TODO One thing they said in the interviews, word for word.",
      description: "TODO Two sentences about their day, and where the product comes into it.",
      painPoints: ["TODO What hurts today", "TODO What else hurts"],
      goals: ["TODO What they want to reach", "TODO What else they want"],
    },
    challenges: [
      {
        title: "TODO The first hard thing",
        description: "TODO Why it was hard, and what was done about it.",
        icon: "git-merge",
      },
      {
        title: "TODO The second hard thing",
        description: "TODO Three or six cards fill the rows of the grid.",
        icon: "wifi-off",
      },
      {
        title: "TODO The third hard thing",
        description: "TODO Say the price of the decision too, if it had one.",
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
      { value: "4.1M", title: "TODO what this figure counts, and since when", widthClassName: "span-7" },
      { value: "+38%", title: "compared with what", widthClassName: "span-5" },
      { value: "38 s", title: "TODO the widths of a row add up to twelve", widthClassName: "span-4" },
      { value: "91%", title: "TODO who measured it, and how often", widthClassName: "span-8" },
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

## TODO A day at the client's

TODO Begin with what you would have seen on the first morning: who sat where, what they waited for, what it cost them. A scene and a figure say more than a list of pain points.

TODO Prose stands between the sections and is divided by headings of two hashes. Say something particular in each heading; "Introduction" tells a reader nothing.

<Persona heading="Who we designed for" lead="TODO How many people were interviewed, where and when." />

<Challenges />

## TODO What was tried, and what was decided

TODO Tell what did not work before you tell what did. Clients decide on budgets by this part, because it shows how we think when something goes wrong.

![TODO What the picture shows, for those who cannot see it](./screen-1.jpg "TODO The caption says what to look at.")

TODO A picture stands alone, with a blank line above and below. Its title in quotes becomes the caption.

<Research lead="TODO Who answered, how many of them, and when." />

## TODO How it was measured

TODO Say who measured, with what and for how long. A result that nobody can check is an opinion.

<Results />

<Feedback lead="TODO From whom, and since when." />

## TODO What came next

TODO End with where the product stands today and what the client does without us. Link to the service that fits, for example [our work on it](/services/${services[0] ?? ""}/).

<TechnologyStack />

<SimilarProjects />

<CallToAction heading="Something similar in mind?" />
`,
}

const hero = (name: string): CaseStudyFields["hero"] => ({
  background: heroColors.ground,
  title: {
    label: fitting({ max: 64 }, `TODO ${name} in five words`, name),
    color: heroColors.title,
  },
  description: {
    label:
      "TODO One sentence that says what the product does and for how many people, as plainly as you can.",
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
    alt: "TODO Two arches with a light above them, until the real picture is here",
  },
})

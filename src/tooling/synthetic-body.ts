/** The body of a synthetic case study: every section, and prose with all that Markdown has to offer. */
import { between, paragraph, type Random, sentence, someHeadings } from "./synthetic-prose"

/** About 500 words of prose between the sections, with headings, lists, a quotation and a table. */
export function syntheticBody(random: Random): string {
  const [first, second, third, fourth] = someHeadings(random, 4)
  const prose = (words = 54) => paragraph(random, words)
  const items = (marker: (index: number) => string) =>
    [1, 2, 3].map((index) => `${marker(index)} ${sentence(random)}`).join("\n")
  return `${[
    "<Hero />",
    "<ProblemTargetSolution />",
    `## ${first}`,
    prose(),
    `${prose()} More of it in [our services](/services/).`,
    '<Persona lead="One of the people who were asked." />',
    "<Challenges />",
    `## ${second}`,
    prose(),
    items(() => "-"),
    "### In figures",
    table(random),
    "<Research />",
    `## ${third}`,
    `${prose()} **The rule was short**, and *everybody* knew it by \`name\`.`,
    items((index) => `${index}.`),
    `> ${prose(20)}`,
    "<Results />",
    "<Feedback />",
    `## ${fourth}`,
    prose(),
    prose(),
    "<TechnologyStack />",
    "<SimilarProjects />",
  ].join("\n\n")}\n`
}

function table(random: Random) {
  const rows = ["Before", "Pilot", "Launch", "One year"].map(
    (phase) => `| ${phase} | ${between(random, 10, 99)} | ${between(random, 1, 40)}% |`,
  )
  return ["| Phase | Minutes | Share |", "| --- | ---: | ---: |", ...rows].join("\n")
}

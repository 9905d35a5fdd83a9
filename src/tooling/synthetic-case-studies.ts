/**
 * Case studies that nobody wrote, to measure how the site grows: every field, every section, about 500 words of
 * prose each. Without pictures, so that they weigh the site itself and not the resizing of images.
 */
import { mkdirSync, readdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { stringify } from "yaml"
import { syntheticBody } from "./synthetic-body"
import { between, fitting, pick, pickSome, type Random, randomFrom } from "./synthetic-prose"

/** The slugs that a synthetic case study may refer to. */
export interface Relations {
  services: string[]
  technologies: string[]
  caseStudies: string[]
}

/** Colours of real heroes, light and dark, whose contrast is known to suffice. */
const palettes = [
  { ground: "#082F36", title: "#FFFFFF", text: "#D6E8EA", current: "#4FDB88", tag: "#11505A" },
  { ground: "#EFE6D9", title: "#1E1A17", text: "#54483F", current: "#0A6B36", tag: "#FFFFFF" },
  { ground: "#1C1650", title: "#FFFFFF", text: "#D6D2F7", current: "#4FDB88", tag: "#352C86" },
  { ground: "#DCEEF9", title: "#0D2440", text: "#3F5670", current: "#0A6B36", tag: "#FFFFFF" },
] as const
const countries = ["Bangladesh", "Germany", "Netherlands", "Portugal", "Spain", "Turkey"]
const tags = ["Web", "Mobile", "Payments", "Design system", "Maps", "Accessibility", "Logistics", "Offline"]
const tools = ["PostgreSQL", "Redis", "OpenTelemetry", "Docker", "Storybook", "Figma", "Grafana", "GraphQL"]
const icons = ["smartphone", "server", "layers", "gauge", "route", "search", "clock", "lock"]
const rowsOfResults = [
  ["span-7", "span-5", "span-4", "span-8"],
  ["span-4", "span-4", "span-4", "span-12"],
  ["span-6", "span-6", "span-5", "span-7"],
]

/** `synthetic-0001` for 1. */
export const syntheticSlug = (number: number) => `synthetic-${String(number).padStart(4, "0")}`

/**
 * Writes so many case studies into a copy of the project. Their relations lead to what stands there already and
 * to one another.
 */
export function writeSyntheticCaseStudies(root: string, count: number) {
  const slugs = (collection: string) => readdirSync(path.join(root, "content", collection)).sort()
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  const relations: Relations = {
    services: slugs("services"),
    technologies: slugs("technologies"),
    caseStudies: [...slugs("case-studies"), ...numbers.map(syntheticSlug)],
  }
  for (const number of numbers) {
    const folder = path.join(root, "content", "case-studies", syntheticSlug(number))
    mkdirSync(folder)
    writeFileSync(path.join(folder, "index.mdx"), syntheticCaseStudy(number, relations))
  }
}

/** The whole text of one case study; the same number always gives the same text. */
export function syntheticCaseStudy(number: number, relations: Relations): string {
  const random = randomFrom(number)
  const yaml = stringify(frontmatter(number, relations, random), {
    defaultStringType: "QUOTE_DOUBLE",
    defaultKeyType: "PLAIN",
    lineWidth: 0,
  })
  return `---\n${yaml}---\n\n${syntheticBody(random)}`
}

function frontmatter(number: number, { services, technologies, caseStudies }: Relations, random: Random) {
  const slug = syntheticSlug(number)
  const name = `Synthetic ${number}`
  return {
    name,
    description: fitting(random, 110, 150).replace(/\.$/, ` ${number}.`),
    desc: fitting(random, 30, 110),
    country: pick(random, countries),
    date: new Date(Date.UTC(2018, 0, between(random, 1, 2_500))).toISOString().slice(0, 10),
    tags: pickSome(random, tags, between(random, 2, 6)),
    services: pickSome(random, services, between(random, 1, 2)),
    technologies: pickSome(random, technologies, between(random, 2, 3)),
    similarProjects: pickSome(
      random,
      caseStudies.filter((other) => other !== slug),
      3,
    ),
    hero: hero(name, random),
    problem: fitting(random, 60, 260),
    target: fitting(random, 60, 260),
    solution: fitting(random, 60, 260),
    persona: persona(number, random),
    challenges: pickSome(random, icons, pick(random, [3, 6])).map((icon, index) => ({
      title: `Challenge ${index + 1} of ${name}`,
      description: fitting(random, 40, 170),
      icon,
    })),
    research: research(random),
    results: pick(random, rowsOfResults).map((widthClassName) => ({
      value: `${between(random, 2, 98)}%`,
      title: fitting(random, 20, 60),
      widthClassName,
    })),
    feedback: ["Store rating", "Crash-free sessions", "Tickets a week", "Would recommend it"].map(
      (title) => ({
        title,
        value: `${between(random, 30, 49) / 10}`,
      }),
    ),
    technologyStack: ["Interface", "Services", "Operations"].map((title, index) => ({
      icon: icons[index],
      title,
      tags: pickSome(random, tools, between(random, 2, 5)),
    })),
  }
}

function hero(name: string, random: Random) {
  const { ground, title, text, current, tag } = pick(random, palettes)
  return {
    background: ground,
    title: { label: `${name}, a project to measure with`, color: title },
    description: { label: fitting(random, 60, 160), color: text },
    breadcrumb: { color: text, currentColor: current },
    tags: { items: pickSome(random, tags, 4), backgroundColor: tag, textColor: title },
    platforms: {
      items: pickSome(random, ["Desktop", "Android", "B2C", "B2B"], 3),
      borderColor: text,
      textColor: text,
    },
  }
}

function persona(number: number, random: Random) {
  return {
    name: `Persona ${number}`,
    jobPosition: "Shift lead",
    age: between(random, 19, 71),
    country: pick(random, countries),
    major: "Logistics",
    relation: "Married",
    quote: fitting(random, 40, 180),
    description: fitting(random, 60, 240),
    painPoints: different(3, () => fitting(random, 10, 60)),
    goals: different(3, () => fitting(random, 10, 60)),
  }
}

/** So many different texts. */
function different(count: number, make: () => string) {
  const texts = new Set<string>()
  while (texts.size < count) texts.add(make())
  return [...texts]
}

/** One chart of every kind. */
function research(random: Random) {
  const first = between(random, 20, 60)
  const second = between(random, 10, 30)
  const labels = ["Week 1", "Week 2", "Week 3", "Week 4", "Week 5", "Week 6"]
  const bars = () =>
    ["Mornings", "Middays", "Evenings", "Nights"].map((title) => datum(title, between(random, 5, 95)))
  return [
    {
      header: "How the time was spent",
      chart: "donut",
      unit: "%",
      data: [
        datum("Searching", first),
        datum("Waiting", second, "chart1"),
        datum("Deciding", 100 - first - second, "chart3"),
      ],
    },
    { header: "Tasks finished on the phone", chart: "bars", unit: "%", data: bars() },
    { header: "Requests by part of the day", chart: "columns", unit: "k", data: bars() },
    {
      header: "Weekly use after launch",
      chart: "line",
      unit: "k users",
      labels,
      data: [{ title: "New app", color: "chart2", values: labels.map(() => between(random, 10, 90)) }],
    },
  ]
}

const datum = (title: string, value: number, color = "chart2") => ({ title, color, value })

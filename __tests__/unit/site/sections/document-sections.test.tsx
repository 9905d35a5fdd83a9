/** Sections of documents. e2e/page-data.spec.ts tests that pages show all their texts. */
import { screen, within } from "@testing-library/react"
import { cloneElement, type ReactElement } from "react"
import { AgencyResults } from "../../../../src/site/sections/agency-results/agency-results"
import { AgencySolutions } from "../../../../src/site/sections/agency-solutions/agency-solutions"
import { CallToAction } from "../../../../src/site/sections/call-to-action/call-to-action"
import { CaseStudies } from "../../../../src/site/sections/case-studies/case-studies"
import { toProject } from "../../../../src/site/sections/case-studies/project"
import { Challenges, cardSpans } from "../../../../src/site/sections/challenges/challenges"
import { ClientGrid } from "../../../../src/site/sections/client-grid/client-grid"
import { Faq } from "../../../../src/site/sections/faq/faq"
import { Feedback } from "../../../../src/site/sections/feedback/feedback"
import { NextSteps } from "../../../../src/site/sections/next-steps/next-steps"
import { Persona } from "../../../../src/site/sections/persona/persona"
import { Personas } from "../../../../src/site/sections/personas/personas"
import { ProblemTargetSolution } from "../../../../src/site/sections/problem-target-solution/problem-target-solution"
import { ProcessSteps } from "../../../../src/site/sections/process-steps/process-steps"
import { Reasons } from "../../../../src/site/sections/reasons/reasons"
import { Research, type ResearchProps } from "../../../../src/site/sections/research/research"
import { researchRows } from "../../../../src/site/sections/research/research-rows"
import { Results } from "../../../../src/site/sections/results/results"
import { ServicesOverview } from "../../../../src/site/sections/services-overview/services-overview"
import { SimilarProjects } from "../../../../src/site/sections/similar-projects/similar-projects"
import { Solutions } from "../../../../src/site/sections/solutions/solutions"
import { Team } from "../../../../src/site/sections/team/team"
import { TechnologyStack } from "../../../../src/site/sections/technology-stack/technology-stack"
import { Values } from "../../../../src/site/sections/values/values"
import type { Accent } from "../../../../src/site/theme/tokens"
import { expectCleanMarkup, headingLevels } from "../../../support/expect-clean-markup"
import { imageData, imageFile } from "../../../support/image-data"
import { render } from "../../../support/render"
import { studies, study } from "./project-fixture"

type Chart = ResearchProps["research"][number]["chart"]

const head = { id: "part", heading: "A heading", lead: "One sentence." }

const cards = (count: number, ownAccents: Record<number, Accent> = {}) =>
  Array.from({ length: count }, (_, index) => ({
    ...{ icon: "lock", title: `Card ${index}`, description: `About card ${index}.` },
    accent: ownAccents[index] ?? null,
  }))

const chart = (kind: Chart, header: string = kind) => ({
  header,
  chart: kind,
  unit: null,
  labels: kind === "line" ? ["2025", "2026"] : [],
  data:
    kind === "line"
      ? [{ title: "A line", color: "chart2", value: null, values: [1, 2] }]
      : [{ title: "A part", color: "chart2", value: 100, values: [] }],
})
const kinds = ["donut", "bars", "columns", "line"] as const

const results = [
  { value: "4.1M", title: "active people", widthClassName: "span-7" },
  { value: "−62%", title: "calls to the help line", widthClassName: "span-5" },
]
const stack = [{ icon: "smartphone", title: "Mobile", tags: ["Swift", "React Native"] }]
const faq = cards(2).map(({ title, description }) => ({ title: `${title}?`, description, icon: null }))
const person = {
  name: "Priya Aydın",
  jobPosition: "Shift nurse",
  age: 31,
  country: "Turkey",
  major: "Nursing",
  relation: "Married",
  quote: "I leave early.",
  description: "Priya crosses the water twice a day.",
  painPoints: ["Four apps", "Late news"],
  goals: ["One balance"],
  image: imageFile("persona", 800, 800),
  imageDark: null,
}
const clients = ["Relay", "Nimble"].map((name) => ({ key: name, name, logo: { publicURL: null } }))
const team = ["Elif Karaca", "Mina Sato"].map((name) => ({
  ...{ key: name, name, position: "Partner", description: "First call.", bio: null, skills: ["Pricing"] },
  image: imageFile("portrait"),
  imageDark: null,
}))

it.each([
  <Challenges {...head} challenges={[]} key="Challenges" />,
  <Solutions {...head} solutions={[]} key="Solutions" />,
  <Results {...head} results={[]} key="Results" />,
  <Feedback {...head} feedback={[]} key="Feedback" />,
  <ProcessSteps {...head} process={[]} key="ProcessSteps" />,
  <TechnologyStack {...head} technologyStack={[]} key="TechnologyStack" />,
  <Faq {...head} faq={[]} key="Faq" />,
  <Persona {...head} persona={null} key="Persona" />,
  <Personas {...head} personas={[]} key="Personas" />,
  <ProblemTargetSolution {...head} problem={null} target={null} solution={null} key="Brief" />,
  <SimilarProjects {...head} similarProjects={[]} key="SimilarProjects" />,
  <CaseStudies {...head} caseStudies={[]} key="CaseStudies" />,
  <Values {...head} values={[]} key="Values" />,
  <Reasons {...head} reasons={[]} key="Reasons" />,
  <AgencyResults {...head} agencyResults={[]} key="AgencyResults" />,
  <ClientGrid {...head} clients={[]} key="ClientGrid" />,
  <Team {...head} team={[]} key="Team" />,
  <AgencySolutions {...head} allSolutions={[]} key="AgencySolutions" />,
  <ServicesOverview {...head} label="All of them" allServices={[]} key="ServicesOverview" />,
  <NextSteps {...head} steps={[]} key="NextSteps" />,
])("$key shows nothing without data", (section) => {
  expect(render(section).container).toBeEmptyDOMElement()
})

it.each<[string, () => ReactElement, string[]]>([
  [
    "Challenges",
    () => <Challenges heading="What" challenges={cards(7, { 1: "red" })} />,
    ["accent-soft", "red-soft", "violet-soft", "orange-soft", "red-soft", "accent-soft", "accent-soft"],
  ],
  [
    "Solutions",
    () => <Solutions heading="What" solutions={cards(6, { 1: "red" })} />,
    ["accent", "red", "orange-soft", "violet-soft", "red-soft", "accent-soft"],
  ],
])("%s uses accents in turn, unless a card has its own", (_, section, expected) => {
  render(section())
  const tiles = screen
    .getAllByRole("listitem")
    .map((card) => card.querySelector("svg")?.parentElement as Element)
  expect(tiles.map((tile) => /--color-([\w-]+)/.exec(getComputedStyle(tile).background)?.[1])).toEqual(
    expected,
  )
})

/** Whether cards fill rows of this many columns. */
const fillRows = (spans: number[], columns: number) => {
  let row = 0
  for (const span of spans) {
    if (row + span > columns) return false
    row = (row + span) % columns
  }
  return row === 0
}

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])("%i challenges fill their rows", (count) => {
  expect(cardSpans(count)).toHaveLength(count)
  expect(fillRows(cardSpans(count), 6)).toBe(true)
})

describe("Results", () => {
  const [first, ...others] = [
    ...results,
    { value: "12,345 s", title: "as long as it gets", widthClassName: "span-12" },
  ]
  const sizeOf = (value: string) => getComputedStyle(screen.getByText(value)).fontSize

  it("leads with a first card of the full width, and shows other figures in one size", () => {
    if (!first) throw new Error("There are no results")
    const { rerender } = render(<Results heading="Results" results={[first, ...others]} />)
    expect(screen.getAllByRole("listitem").map(({ className }) => /span-\d+/.exec(className)?.[0])).toEqual([
      "span-7",
      "span-5",
      "span-12",
    ])
    expect(sizeOf("12,345 s")).toBe(sizeOf("4.1M"))
    rerender(<Results heading="Results" results={[{ ...first, widthClassName: "span-12" }, ...others]} />)
    expect(screen.getAllByRole("listitem")).toHaveLength(others.length)
    expect(sizeOf("4.1M")).toContain("17.5rem")
    expect(sizeOf("12,345 s")).toBe(sizeOf("−62%"))
    expect(sizeOf("12,345 s")).not.toBe(sizeOf("4.1M"))
  })
})

describe("Research", () => {
  it("omits charts without data", () => {
    const empty = { ...chart("donut", "Empty"), data: [] }
    const { container, rerender } = render(<Research heading="Research" research={[empty, chart("bars")]} />)
    expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(1)
    rerender(<Research heading="Research" research={[empty]} />)
    expect(container).toBeEmptyDOMElement()
  })

  it.each([
    ["donut bars line", "donut 5, bars 7, line 12"],
    ["line columns donut", "line 12, columns 7, donut 5"],
    ["line bars", "line 7, bars 5"],
    ["bars columns", "bars 6, columns 6"],
    ["donut bars columns", "donut 4, bars 4, columns 4"],
    ["donut bars columns line", "donut 5, bars 7, columns 5, line 7"],
  ])("arranges %s as %s", (charts, arranged) => {
    const rows = researchRows(charts.split(" ").map((kind) => chart(kind as Chart)))
    expect(rows.map(({ item, span }) => `${item.chart} ${span}`).join(", ")).toBe(arranged)
  })

  it("shows every chart once and fills every row, for any mix of charts", () => {
    const mixes = (length: number): Chart[][] =>
      length === 0 ? [[]] : mixes(length - 1).flatMap((mix) => kinds.map((kind) => [...mix, kind]))
    for (const mix of [1, 2, 3, 4, 5].flatMap(mixes)) {
      const items = mix.map((kind, index) => chart(kind, `${index}`))
      const arranged = researchRows(items)
      expect(arranged.map(({ item }) => item.header).sort()).toEqual(items.map(({ header }) => header))
      expect([
        mix,
        fillRows(
          arranged.map(({ span }) => span),
          12,
        ),
      ]).toEqual([mix, true])
    }
  })
})

describe("TechnologyStack", () => {
  it("adds logo and link to exactly the tags that are related technologies", () => {
    const technology = (name: string, publicURL: string | null) => ({
      name,
      path: `/technologies/${name.toLowerCase()}/`,
      mark: { publicURL },
    })
    const technologies = [technology("Swift", "/static/swift.svg"), technology("React", "/static/react.svg")]
    const { container, rerender } = render(
      <TechnologyStack heading="Stack" technologyStack={stack} technologies={technologies} />,
    )
    expect(screen.getAllByRole("link")).toHaveLength(1)
    expect(screen.getByRole("link", { name: "Swift" })).toHaveAttribute("href", "/technologies/swift/")
    expect(container.querySelectorAll("img")).toHaveLength(1)
    expect(screen.getByText("React Native").closest("a")).toBeNull()
    rerender(
      <TechnologyStack heading="Stack" technologyStack={stack} technologies={[technology("Swift", null)]} />,
    )
    expect(screen.getByRole("link", { name: "Swift" })).toBeVisible()
    expect(container.querySelector("img")).toBeNull()
  })
})

describe("Faq", () => {
  it("opens the first question, and only one at a time in each list unless asked for several", () => {
    render(
      <>
        <Faq heading="One" faq={faq} />
        <Faq heading="Two" faq={faq} />
        <Faq heading="Several" faq={faq} multiple />
      </>,
    )
    const items = screen.getAllByRole<HTMLDetailsElement>("group")
    expect(items.map(({ open }) => open)).toEqual([true, false, true, false, true, false])
    // Panels with the same name close each other.
    const [one, alsoOne, two, alsoTwo, ...several] = items.map((item) => item.getAttribute("name"))
    expect(one).toBeTruthy()
    expect([alsoOne, alsoTwo, ...several]).toEqual([one, two, null, null])
    expect(one).not.toBe(two)
  })
})

describe("CallToAction", () => {
  it("links to the estimate by default", () => {
    const { container, rerender } = render(<CallToAction id="end" heading="Have an app in mind?" />)
    expect(screen.getByRole("heading", { level: 2, name: "Have an app in mind?" })).toHaveAttribute(
      "id",
      "end",
    )
    expect(screen.getByRole("link", { name: "Get an estimate" })).toHaveAttribute("href", "/estimate/")
    rerender(<CallToAction heading="Questions left?" label="Contact us" href="/contact-us/" />)
    expect(screen.getByRole("link", { name: "Contact us" })).toHaveAttribute("href", "/contact-us/")
    expectCleanMarkup(container)
  })
})

describe("ProblemTargetSolution", () => {
  it("has a hidden heading with its anchor by default, so that no level is skipped, and omits missing texts", () => {
    const { container } = render(
      <ProblemTargetSolution id="brief" label="The brief" problem="Many." target={null} solution="" />,
    )
    expect(screen.getByRole("heading", { level: 2, name: "The brief" })).toHaveAttribute("id", "brief")
    expect(headingLevels(container)).toEqual([2, 3])
    expectCleanMarkup(container)
  })
})

describe("Persona", () => {
  it("describes the portrait once, although it is rendered twice", () => {
    render(<Persona heading="Who" persona={person} />)
    expect(screen.getAllByRole("img")).toHaveLength(1)
    expect(screen.getByRole("img", { name: "Portrait of persona Priya Aydın" })).toBeInTheDocument()
  })
})

it("the team has a photo, if the document has one", () => {
  const photo = { image: imageFile("team"), imageWide: imageFile("team-wide"), alt: "All of us" }
  const { container, rerender } = render(<Team {...head} team={team} teamPhoto={photo} />)
  expect(screen.getByRole("img", { name: "All of us" })).toHaveAttribute("src", "/static/team.webp")
  expect(container.querySelector("source")?.srcset).toContain("/static/team-wide.webp")
  rerender(<Team {...head} team={team} teamPhoto={null} />)
  expect(screen.queryByRole("img", { name: "All of us" })).not.toBeInTheDocument()
})

it("the grid of clients has a name, and a link that has text and target", () => {
  const grid = <ClientGrid {...head} clients={clients} logos="Clients" label="All clients" href="/clients/" />
  const { rerender } = render(grid)
  expect(within(screen.getByRole("list", { name: "Clients" })).getAllByRole("listitem")).toHaveLength(2)
  expect(screen.getByRole("link", { name: "All clients" })).toHaveAttribute("href", "/clients/")
  rerender(cloneElement(grid, { href: undefined }))
  expect(screen.queryByRole("link")).not.toBeInTheDocument()
})

describe("case studies", () => {
  const alts = () => screen.getAllByRole("img").map((image) => image.getAttribute("alt"))
  const link = () => screen.queryByRole("link", { name: "All case studies" })?.getAttribute("href")

  it.each([
    [1, ["Project Study1"]],
    [2, ["Project Study1", "Project Study2"]],
    [3, ["Project Study1", "Project: Study2", "Project: Study3"]],
    [6, ["Project Study1", "Project: Study2", "Project: Study3", "Project: Study4"]],
  ])("have a layout for their number: %i", (count, expected) => {
    const { container } = render(<CaseStudies heading="Work" caseStudies={studies(count)} />)
    expect(alts()).toEqual(expected)
    expectCleanMarkup(container)
  })

  it.each<[string, (lead?: string) => ReactElement]>([
    ["CaseStudies", (lead) => <CaseStudies heading="Work" lead={lead} caseStudies={studies(1)} />],
    [
      "SimilarProjects",
      (lead) => <SimilarProjects heading="Work" lead={lead} similarProjects={studies(1)} />,
    ],
  ])("have a link to all of them next to the heading, unless there is a lead: %s", (_, section) => {
    const { rerender } = render(section())
    expect(link()).toBe("/case-studies/")
    rerender(section("One sentence."))
    expect(link()).toBeUndefined()
  })

  it("have the cover or the thumbnail", () => {
    expect(toProject(study("A"), "cover").image).toEqual(imageData("A-cover"))
    expect(toProject(study("A"), "thumbnail").image).toEqual(imageData("A-thumbnail"))
  })

  it.each([
    ["thumbnail", { thumbnail: null }, imageData("A-cover")],
    ["cover", { hero: { thumbnail: null } }, imageData("A-thumbnail")],
    ["cover", { thumbnail: null, hero: { thumbnail: null } }, null],
  ] as const)("show the other image, or none, instead of the %s with %j", (preferred, changes, image) => {
    expect(toProject(study("A", changes), preferred).image).toEqual(image)
  })
})

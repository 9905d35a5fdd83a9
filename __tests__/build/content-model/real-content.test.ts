import { type ContentCheck, checkContent } from "../../../src/content-model/check-content"
import { collections, dataFiles } from "../../../src/content-model/model"
import { formatProblem } from "../../../src/content-model/problem"
import { repository } from "../../support/content"
import { slugs, studies } from "./agreed-relations"

let result: ContentCheck

beforeAll(async () => {
  result = await checkContent(repository, { withDrafts: false })
})

const fieldsOf = (directory: string) =>
  new Map(
    [...result.checked.values()]
      .filter(({ file }) => file.startsWith(`content/${directory}/`))
      .map(({ slug, fields }) => [slug, fields as Record<string, unknown>]),
  )

it("is valid, every document and every data file", () => {
  expect(result.problems.map(formatProblem)).toEqual([])
  expect(result.checked.size).toBe(32)
  expect(result.summaries.size).toBe(32)
})

it.each(Object.entries(slugs))("has the %s of the specification, and no others", (directory, expected) => {
  expect([...fieldsOf(directory).keys()].sort()).toEqual([...expected].sort())
})

it.each(["services", "technologies"])("has the %s in the specification's order", (directory) => {
  const ordered = [...fieldsOf(directory)].sort(([, a], [, b]) => Number(a.order) - Number(b.order))
  expect(ordered.map(([slug]) => slug)).toEqual(slugs[directory])
  expect(ordered.map(([, { order }]) => order)).toEqual(ordered.map((_, index) => index + 1))
})

it("has every collection and every data file of the model", () => {
  expect(collections.map(({ directory }) => directory).sort()).toEqual(Object.keys(slugs).sort())
  expect(result.counts).toMatchObject({ documents: 32, drafts: 0, dataFiles: dataFiles.length })
})

const listed = (value: unknown) => (value as string[]).join(", ")

it.each(Object.entries(studies))("relates %s as agreed", (slug, expected) => {
  const fields = fieldsOf("case-studies").get(slug) ?? {}
  const { name, country, date, services, technologies, similarProjects } = fields
  expect([name, country, date, listed(services), listed(technologies), listed(similarProjects)]).toEqual(
    expected,
  )
})

it.each([
  ["mobile-application", "swift, kotlin, flutter, react-native, go, node, python"],
  ["web-development", "react, node, go, python"],
  ["design-services", "react, flutter, swift, kotlin"],
  ["machine-learning-and-ai", "python, go, react"],
  ["software-modernization", "go, node, python, kotlin, react"],
  ["software-consulting", "go, python, node, react"],
])("relates the service %s to its technologies", (slug, technologies) => {
  expect(listed(fieldsOf("services").get(slug)?.technologies)).toBe(technologies)
})

it.each(["services", "technologies"])("shows at least two case studies for each of the %s", (directory) => {
  const counts = (slugs[directory] ?? []).map((slug) => {
    const shown = [...fieldsOf("case-studies").values()].filter((fields) =>
      (fields[directory] as string[]).includes(slug),
    )
    return [slug, shown.length]
  })
  expect(counts.filter(([, count]) => Number(count) < 2)).toEqual([])
})

it("uses a technology in a case study only where one of its services offers it", () => {
  const services = fieldsOf("services")
  const strangers = [...fieldsOf("case-studies")].flatMap(([slug, fields]) => {
    const offered = (fields.services as string[]).flatMap(
      (service) => services.get(service)?.technologies as string[],
    )
    return (fields.technologies as string[])
      .filter((technology) => !offered.includes(technology))
      .map((technology) => `${slug}: ${technology}`)
  })
  expect(strangers).toEqual([])
})

describe("every case study", () => {
  interface Study {
    research: { chart: string }[]
    results: { widthClassName: string }[]
    feedback: unknown[]
    challenges: unknown[]
    technologyStack: { tags: string[] }[]
    persona?: { image?: string }
    thumbnail?: string
    hero: { thumbnail?: object }
  }
  const check = (fault: (study: Study) => boolean) =>
    [...fieldsOf("case-studies")]
      .filter(([, fields]) => fault(fields as unknown as Study))
      .map(([slug]) => slug)

  it("has two to four charts of at least two kinds", () => {
    expect(
      check(
        ({ research }) =>
          research.length < 2 || research.length > 4 || new Set(research.map(({ chart }) => chart)).size < 2,
      ),
    ).toEqual([])
  })

  it("has results whose rows fill twelve columns", () => {
    const rowsFit = (widths: number[]) => {
      let row = 0
      for (const width of widths) {
        row += width
        if (row > 12) return false
        if (row === 12) row = 0
      }
      return row === 0
    }
    expect(
      check(({ results }) => !rowsFit(results.map(({ widthClassName }) => Number(widthClassName.slice(5))))),
    ).toEqual([])
  })

  it("has four metrics of feedback, three or six challenges, and its pictures", () => {
    expect(check(({ feedback }) => feedback.length !== 4)).toEqual([])
    expect(check(({ challenges }) => ![3, 5, 6].includes(challenges.length))).toEqual([])
    expect(check(({ persona, thumbnail, hero }) => !persona?.image || !thumbnail || !hero.thumbnail)).toEqual(
      [],
    )
  })

  it("places every one of its sections, each once", () => {
    const placed = [...result.checked.values()].filter(({ file }) => file.startsWith("content/case-studies/"))
    const names = [
      "Hero",
      "ProblemTargetSolution",
      "Persona",
      "Challenges",
      "Research",
      "Results",
      "Feedback",
      "TechnologyStack",
      "SimilarProjects",
    ]
    for (const { body } of placed) {
      const sections = (body?.tree ?? []).map(([type]) => type).filter((type) => type !== "Prose")
      expect([...sections].sort()).toEqual([...names].sort())
      expect(sections[0]).toBe("Hero")
      expect(sections.at(-1)).toBe("SimilarProjects")
    }
  })
})

it("has six solutions for each service, three or six for each technology, and four to six questions for both", () => {
  for (const [slug, { solutions, faq }] of [...fieldsOf("services"), ...fieldsOf("technologies")]) {
    const cards = (solutions as unknown[]).length
    expect([slug, cards]).toEqual([slug, fieldsOf("services").has(slug) ? 6 : cards === 6 ? 6 : 3])
    expect((faq as unknown[]).length).toBeGreaterThanOrEqual(4)
    expect((faq as unknown[]).length).toBeLessThanOrEqual(6)
  }
})

it("compiles to trees of plain JSON", () => {
  for (const { body } of result.checked.values()) expect(JSON.parse(JSON.stringify(body))).toStrictEqual(body)
})

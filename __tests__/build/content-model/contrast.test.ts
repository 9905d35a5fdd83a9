import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { contrastRatio, minimumContrast } from "../../../src/content-model/contrast"
import { splitDocument } from "../../../src/content-model/frontmatter"
import { readYaml } from "../../../src/content-model/yaml-values"
import { dark, light } from "../../../src/theme/palette"
import { messagesFor, nimbleWith, repository } from "../../support/content"

it("is 21:1 for black and white, 1:1 for a colour on itself, and the same both ways", () => {
  expect(contrastRatio("#000000", "#FFFFFF")).toBeCloseTo(21, 5)
  expect(contrastRatio("#34CE72", "#34CE72")).toBe(1)
  expect(contrastRatio("#34ce72", "#0A130E")).toBe(contrastRatio("#0A130E", "#34CE72"))
})

/** Known pairs: WCAG’s own example of the smallest grey that passes, and the design’s table of contrasts. */
it.each([
  ["#767676", "#FFFFFF", 4.54],
  ["#777777", "#FFFFFF", 4.48],
  ["#FFFFFF", "#34CE72", 2.06],
  ["#06170D", "#34CE72", 8.99],
  ["#FFFFFF", "#D42F3D", 4.91],
  ["#FFFFFF", "#2A63F0", 5.07],
  ["#1E1002", "#F7922D", 8.06],
  ["#46524A", "#FFFFFF", 8.18],
  ["#5E6A62", "#EBEFEA", 4.86],
  ["#0A753A", "#E7F8EE", 5.27],
  ["#838F87", "#FFFFFF", 3.36],
  ["#8E9B92", "#16231C", 5.62],
  ["#FF8A92", "#33151A", 7.37],
  ["#14532F", "#F1F6F2", 8.32],
])("of %s and %s is %d:1", (first, second, ratio) => {
  expect(Math.round(contrastRatio(first, second) * 100) / 100).toBe(ratio)
})

/** From the design: title, description, current breadcrumb, tag, platform. */
const themes: Record<string, [number, number, number, number, number]> = {
  "istanbul-senin": [14.28, 11.28, 8.04, 9.06, 11.28],
  "e-commerce": [13.98, 7.15, 5.36, 17.28, 7.15],
  nimble: [16.41, 11.27, 9.23, 11.32, 11.27],
  fooq: [15.67, 7.4, 5.81, 17.86, 7.4],
  "trade-agency": [15.8, 10.45, 8.89, 11.66, 10.45],
  "advertising-agency": [18.42, 11.82, 10.37, 13.58, 11.82],
  "travel-agency": [13.13, 6.35, 5.57, 15.63, 6.35],
  tourama: [13.11, 6.74, 5.52, 15.75, 6.74],
  "food-delivery": [14.56, 7.12, 5.45, 17.7, 7.12],
  fiyaka: [17.63, 10.72, 9.92, 13.33, 10.72],
  celebi: [16.92, 10.71, 9.53, 12.44, 10.71],
  gorjes: [13.79, 6.5, 5.39, 16.96, 6.5],
  "language-app": [13.95, 7.43, 5.3, 17.45, 7.43],
  bulmali: [13.58, 6.3, 5.55, 16.23, 6.3],
}

interface Hero {
  background: string
  title: { color: string }
  description: { color: string }
  breadcrumb: { color: string; currentColor: string }
  tags: { backgroundColor: string; textColor: string }
  platforms: { borderColor: string; textColor: string }
}

const studies = path.join(repository, "content/case-studies")

describe("of the heroes is what the design computed", () => {
  it.each(readdirSync(studies))("%s", (slug) => {
    const text = readFileSync(path.join(studies, slug, "index.mdx"), "utf8")
    const { hero } = readYaml(splitDocument(text).frontmatter ?? "") as { hero: Hero }
    const ratios = [
      contrastRatio(hero.title.color, hero.background),
      contrastRatio(hero.description.color, hero.background),
      contrastRatio(hero.breadcrumb.currentColor, hero.background),
      contrastRatio(hero.tags.textColor, hero.tags.backgroundColor),
      contrastRatio(hero.platforms.textColor, hero.background),
    ]
    expect(ratios.map((ratio) => Math.round(ratio * 100) / 100)).toEqual(themes[slug])
  })
})

it.each([
  ["light", light.color],
  ["dark", dark.color],
])("of the %s palette's texts reaches the minimum", (_, palette) => {
  for (const text of [palette.text, palette.textSecondary, palette.textTertiary, palette.primaryText])
    for (const ground of [palette.bg, palette.bgSubtle, palette.bgSunken])
      expect(contrastRatio(text, ground)).toBeGreaterThanOrEqual(minimumContrast)
})

it("just below the minimum is refused, just above it is taken", async () => {
  const ground = (text: string) =>
    text
      .replace('background: "#1C1650"', 'background: "#FFFFFF"')
      .replaceAll("#D6D2F7", "#333333")
      .replace("#4FDB88", "#333333")
  const below = ground(nimbleWith('branch\n    color: "#FFFFFF"', 'branch\n    color: "#777777"'))
  const above = ground(nimbleWith('branch\n    color: "#FFFFFF"', 'branch\n    color: "#767676"'))
  expect(await messagesFor(below)).toBe(
    "nimble/index.mdx:16:12  hero.title.color: #777777 has a contrast of 4.47:1 on hero.background #FFFFFF; at least 4.5:1 is needed. Choose a darker colour.",
  )
  expect(await messagesFor(above)).toBe("valid")
})

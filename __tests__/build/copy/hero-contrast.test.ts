import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { contrastRatio } from "../../../src/content-model/contrast"
import { splitDocument } from "../../../src/content-model/frontmatter"
import { readYaml } from "../../../src/content-model/yaml-values"
import { repository } from "../../support/content"

/** From the design, for the studies of the sample: title, description, current breadcrumb, tag, platform. */
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

/** Studies of the sample that are still there. */
const kept = Object.entries(themes).filter(([slug]) => existsSync(path.join(studies, slug)))

describe("the contrasts of a hero are what the design computed", () => {
  it.each(kept)("for %s", (slug, expected) => {
    const text = readFileSync(path.join(studies, slug, "index.mdx"), "utf8")
    const { hero } = readYaml(splitDocument(text).frontmatter ?? "") as { hero: Hero }
    const ratios = [
      contrastRatio(hero.title.color, hero.background),
      contrastRatio(hero.description.color, hero.background),
      contrastRatio(hero.breadcrumb.currentColor, hero.background),
      contrastRatio(hero.tags.textColor, hero.tags.backgroundColor),
      contrastRatio(hero.platforms.textColor, hero.background),
    ]
    expect(ratios.map((ratio) => Math.round(ratio * 100) / 100)).toEqual(expected)
  })
})

import { contrastRatio, isDark } from "../../../../src/site/theme/contrast"
import { withHeroColors } from "../../../../src/site/theme/hero-colors"
import { dark, tone } from "../../../../src/site/theme/palette"
import { colorsOn, readable } from "../../../../src/site/theme/readable-colors"
import { backgrounds } from "../../../support/backgrounds"
import { messagesFor, nimbleWith } from "../../../support/content"

const onHero =
  (background: string) =>
  (color: string): [string, string] => [color, background]

it("derived colours have the required contrast on every background", () => {
  const faint = backgrounds.flatMap((background) => {
    const { title, description, breadcrumb, tags, platforms } = withHeroColors({ background })
    const pairs: [color: string, background: string][] = [
      ...[title.color, description.color, breadcrumb.color, breadcrumb.currentColor].map(onHero(background)),
      ...[platforms.textColor, platforms.borderColor].map(onHero(background)),
      [tags.textColor, tags.backgroundColor],
    ]
    return pairs.filter((pair) => contrastRatio(...pair) < 4.5).map((pair) => pair.join(" on "))
  })
  expect(faint).toEqual([])
})

it("in the dark theme every background is dark, and the theme's texts can be read where it is another one", () => {
  const faint = backgrounds.filter((background) => {
    const { backgroundDark } = withHeroColors({ background })
    if (backgroundDark === background) return !isDark(background)
    const texts = [dark.color.text, dark.color.textSecondary, dark.color.focus]
    return texts.some((text) => contrastRatio(text, backgroundDark) < 4.5)
  })
  expect(faint).toEqual([])
})

it("a written background of the dark theme is compared with the theme's texts", async () => {
  const text = nimbleWith('"#1C1650"\n', '"#1C1650"\n  backgroundDark: "#A0A0A0"\n')
  expect(await messagesFor(text)).toMatch(
    /hero\.backgroundDark: #A0A0A0 has a contrast of \d\.\d\d:1 to the dark theme's text #\w{6}, less than 4\.5:1\. Choose a darker colour\. \[contrast\]$/,
  )
})

it("tags are visible on every background", () => {
  const invisible = backgrounds.filter((color) => contrastRatio(color, colorsOn(color).raised) < 1.05)
  expect(invisible).toEqual([])
})

it("texts are white on dark colours, and dark in the hue of light ones", () => {
  expect(colorsOn("#1C1650")).toMatchObject({ text: "#FFFFFF", accentText: tone("#4FDB88") })
  expect(colorsOn("#FDE4D8")).toMatchObject({
    text: "#2C1A12",
    accentText: tone("#0A6B36"),
    raised: "#FFFFFF",
  })
  expect(colorsOn("#141414").raised).toMatch(/^#(..)\1\1$/)
})

it.each([
  ["a readable colour is kept", "#4FDB88", "#10281C", "#4FDB88"],
  ["a faint colour is made lighter on a dark background", "#1C4631", "#10281C", "#69947B"],
  ["a faint colour is made darker on a light background", "#A6E8C1", "#FFFFFF", "#438360"],
])("%s", (_, color, background, expected) => {
  expect(readable(color, background)).toBe(expected)
})

it("written colours win, and the colours of the same kind follow them", () => {
  expect(
    withHeroColors({
      background: "#1C1650",
      title: { color: "#EEEEEE" },
      description: { color: "#D6D2F7" },
      platforms: { borderColor: "#FFFFFF" },
      tags: { backgroundColor: "#FFFFFF" },
    }),
  ).toMatchObject({
    title: { color: "#EEEEEE" },
    breadcrumb: { color: "#D6D2F7", currentColor: tone("#4FDB88") },
    platforms: { borderColor: "#FFFFFF", textColor: "#D6D2F7" },
    // The heading's colour cannot be read on these tags.
    tags: { backgroundColor: "#FFFFFF", textColor: colorsOn("#FFFFFF").text },
  })
})

it("a written colour is compared with a derived background", async () => {
  const text = nimbleWith(
    '    backgroundColor: "#352C86"\n    textColor: "#FFFFFF"',
    '    textColor: "#352C86"',
  )
  expect(await messagesFor(text)).toMatch(
    /^nimble\/index\.mdx:25:16 {2}hero\.tags\.textColor: #352C86 has a contrast of 1\.\d\d:1 to hero\.tags\.backgroundColor #\w{6}, less than 4\.5:1\. Choose a lighter colour\. \[contrast\]$/,
  )
})

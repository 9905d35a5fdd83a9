import { contrastRatio, minimumContrast } from "../../../../src/site/theme/contrast"
import { dark, light } from "../../../../src/site/theme/palette"
import { messagesFor, nimbleWith } from "../../../support/content"

it("contrast is 21:1 for black and white, 1:1 for equal colours, and symmetrical", () => {
  expect(contrastRatio("#000000", "#FFFFFF")).toBeCloseTo(21, 5)
  expect(contrastRatio("#34CE72", "#34CE72")).toBe(1)
  expect(contrastRatio("#34ce72", "#0A130E")).toBe(contrastRatio("#0A130E", "#34CE72"))
})

/** WCAG's example of the lightest grey that passes, the next one, and a pair of the design. */
it.each([
  ["#767676", "#FFFFFF", 4.54],
  ["#777777", "#FFFFFF", 4.48],
  ["#06170D", "#34CE72", 8.99],
])("contrast of %s and %s is %d:1", (first, second, ratio) => {
  expect(Math.round(contrastRatio(first, second) * 100) / 100).toBe(ratio)
})

type Shade = keyof typeof light.color

const surfaces: Shade[] = ["bg", "bgSubtle", "bgSunken", "surface", "surfaceRaised"]

/** Texts and their backgrounds in both themes. Borders, focus rings, icons and lines of charts need less. */
const pairs: [texts: Shade[], backgrounds: Shade[], minimum: number][] = [
  [["text", "textSecondary", "textTertiary"], surfaces, minimumContrast],
  [["text", "textSecondary"], ["accentSoft"], minimumContrast],
  [["text"], ["selection"], minimumContrast],
  [["accentText"], ["bg", "bgSubtle", "bgSunken", "surface", "accentSoft"], minimumContrast],
  [["redText"], ["bg", "bgSubtle", "surface", "redSoft"], minimumContrast],
  [["orangeText"], ["bg", "orangeSoft"], minimumContrast],
  [["blueText"], ["bg", "blueSoft"], minimumContrast],
  [["violetText"], ["bg", "violetSoft"], minimumContrast],
  [["onAccent"], ["accent", "accentHover", "accentActive"], minimumContrast],
  [["onRed"], ["red", "redHover", "redActive"], minimumContrast],
  [["onOrange"], ["orange", "orangeHover"], minimumContrast],
  [["onBlue"], ["blue"], minimumContrast],
  [["onViolet"], ["violet"], minimumContrast],
  [["onWhite"], ["white"], minimumContrast],
  [["textOnInverse", "textOnInverseSecondary"], ["surfaceInverse", "surfaceInverseRaised"], minimumContrast],
  [["textOnInverseAccent"], ["surfaceInverse"], minimumContrast],
  [["textOnInverseAccent"], ["surfaceInverseRaised"], 3],
  [["accent"], ["surfaceInverse"], 3],
  [["borderStrong"], ["bg", "bgSubtle", "surface"], 3],
  [["focus"], ["bg", "bgSubtle", "surface", "accentSoft"], 3],
  [["star"], ["bg", "bgSubtle"], 3],
]

/** The pairs of a palette that lack contrast. */
const faintPairs = (theme: string, palette: Record<Shade, string>) =>
  pairs.flatMap(([texts, backgrounds, minimum]) =>
    texts.flatMap((text) =>
      backgrounds.flatMap((background) => {
        const ratio = contrastRatio(palette[text], palette[background])
        // Values that are not #RRGGBB have no contrast.
        if (ratio >= minimum) return []
        const found = (Math.floor(ratio * 100) / 100).toFixed(2)
        return `${theme}: ${text} ${palette[text]} on ${background} ${palette[background]} has ${found}:1, needs ${minimum}`
      }),
    ),
  )

it("the palette has the minimum contrast in both themes", () => {
  expect([...faintPairs("light", light.color), ...faintPairs("dark", dark.color)]).toEqual([])
})

it("contrast just below the minimum is an error, just above it is valid", async () => {
  const ground = (text: string) =>
    text
      .replace('background: "#1C1650"', 'background: "#FFFFFF"')
      .replaceAll("#D6D2F7", "#333333")
      .replace("#4FDB88", "#333333")
  const below = ground(nimbleWith('branch\n    color: "#FFFFFF"', 'branch\n    color: "#777777"'))
  const above = ground(nimbleWith('branch\n    color: "#FFFFFF"', 'branch\n    color: "#767676"'))
  expect(await messagesFor(below)).toBe(
    "nimble/index.mdx:16:12  hero.title.color: #777777 has a contrast of 4.47:1 to hero.background #FFFFFF, less than 4.5:1. Choose a darker colour. [contrast]",
  )
  expect(await messagesFor(above)).toBe("valid")
})

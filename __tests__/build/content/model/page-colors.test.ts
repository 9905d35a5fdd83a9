/** The page below a hero in the hero's hue. */
import { contrastRatio } from "../../../../src/site/theme/contrast"
import { dark, light } from "../../../../src/site/theme/palette"
import { pageColors } from "../../../../src/site/theme/readable-colors"
import { backgrounds } from "../../../support/backgrounds"

it.each(backgrounds)("texts and links are readable below %s, in both themes", (background) => {
  const { accent, soft, accentDark, softDark } = pageColors(background)
  for (const [color, surfaces] of [
    [accent, [light.color.bg, light.color.bgSubtle, soft]],
    [accentDark, [dark.color.bg, dark.color.bgSubtle, dark.color.surface, softDark]],
  ] as const)
    for (const surface of surfaces) expect(contrastRatio(color, surface)).toBeGreaterThanOrEqual(4.5)
  expect(contrastRatio(light.color.textSecondary, soft)).toBeGreaterThanOrEqual(4.5)
  expect(contrastRatio(dark.color.textSecondary, softDark)).toBeGreaterThanOrEqual(4.5)
  expect(contrastRatio(light.color.onAccent, accentDark)).toBeGreaterThanOrEqual(4.5)
})

it("keeps the site's colours below a grey hero", () => {
  expect(pageColors("#808080").accent).toBe(light.color.accentText)
})

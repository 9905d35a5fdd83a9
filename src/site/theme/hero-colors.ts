import { contrastRatio, isColor, isDark, minimumContrast } from "./contrast"
import { colorsOn, pageColors } from "./readable-colors"

/** The colours of a case study's hero as they are written. */
export interface HeroColors {
  background: string
  backgroundDark?: string
  title?: { color?: string }
  description?: { color?: string }
  breadcrumb?: { color?: string; currentColor?: string }
  tags?: { backgroundColor?: string; textColor?: string }
  platforms?: { borderColor?: string; textColor?: string }
  page?: Partial<ReturnType<typeof pageColors>>
}

/** Add the colours that are left out: they follow from the background, or from a written colour of the same kind. */
export const withHeroColors = <Hero extends HeroColors>(hero: Hero) => {
  const { text, softText, accentText, raised } = colorsOn(hero.background)
  const title = { color: text, ...hero.title }
  const description = { color: softText, ...hero.description }
  const tags = { backgroundColor: raised, ...hero.tags }
  const page = { ...pageColors(hero.background), ...hero.page }
  return {
    backgroundDark: isDark(hero.background) ? hero.background : page.softDark,
    ...hero,
    title,
    description,
    breadcrumb: { color: description.color, currentColor: accentText, ...hero.breadcrumb },
    tags: { textColor: textOn(tags.backgroundColor, title.color), ...tags },
    platforms: { borderColor: description.color, textColor: description.color, ...hero.platforms },
    page,
  }
}

/** The preferred colour, if it can be read on the background. */
function textOn(background: string, preferred: string) {
  if (!isColor(background) || !isColor(preferred)) return preferred
  return contrastRatio(preferred, background) >= minimumContrast ? preferred : colorsOn(background).text
}

import styled from "@emotion/styled"
import type { HeroPropsOf } from "../../../content/define"
import { slugify } from "../../../util/slugify"
import { LedBy } from "../../features/contact/led-by"
import { ShareButton } from "../../features/share/share-button"
import { industryPath } from "../../router/industry-path"
import { sideBySide } from "../../theme/columns"
import { below, color, forcedColors, grid, shadow, space, typography } from "../../theme/tokens"
import { Tags } from "../../ui/actions/tag"
import { Breadcrumb } from "../../ui/layout/breadcrumb"
import { Container } from "../../ui/layout/container"
import { Picture } from "../../ui/media/picture"
import { coverSizes } from "../../ui/media/share-sizes"
import { PlatformBadge } from "../../ui/text/platform-badge"
import { wholeWords } from "../../ui/text/whole-words"
import type { hero } from "./collection"

export type HeroProps = HeroPropsOf<typeof hero>

/** The head of a case study in its own colours. The cover overlaps the next section. */
export const Hero = ({ hero, industry, lead, breadcrumb }: HeroProps) => {
  const { title, description, tags, platforms, thumbnail } = hero
  const cover = thumbnail?.image.childImageSharp?.gatsbyImageData
  const tagItems = [...new Set([...(industry ? [industry.name] : []), ...tags.items])]
  const addressOf = (tag: string) =>
    tag === industry?.name ? industryPath(industry.key) : `/case-studies/?tag=${slugify(tag)}`
  const portrait = thumbnail?.portrait?.childImageSharp?.gatsbyImageData
  return (
    <Frame $hero={hero} data-cover={cover ? "" : undefined}>
      <Container>
        <Breadcrumb routes={breadcrumb} color="var(--route-color)" currentColor="var(--focus)" />
        <Top>
          <div>
            <Title>{wholeWords(title.label)}</Title>
            <TagRow>
              <Tags
                items={tagItems}
                hrefOf={addressOf}
                background="var(--cover-color)"
                textColor="var(--tag-color)"
              />
            </TagRow>
          </div>
          <div>
            <Description>{wholeWords(description.label)}</Description>
            <Platforms>
              {platforms.items.map((platform) => (
                <li key={platform}>
                  <PlatformBadge
                    platform={platform}
                    borderColor="var(--badge-border)"
                    textColor="var(--badge-color)"
                  />
                </li>
              ))}
            </Platforms>
            <LedBy person={lead} />
            <Share>
              <ShareButton />
            </Share>
          </div>
        </Top>
        {cover ? (
          <Cover data-portrait={portrait ? "" : undefined}>
            <Picture image={cover} portrait={portrait} alt={thumbnail?.alt ?? ""} sizes={coverSizes} eager />
          </Cover>
        ) : null}
      </Container>
    </Frame>
  )
}

type HeroColors = Pick<HeroProps["hero"], "background"> & {
  title: { color: string }
  description: { color: string }
  breadcrumb: { color: string; currentColor: string }
  tags: { backgroundColor: string; textColor: string }
  platforms: { borderColor: string; textColor: string }
}

const variablesOf = ({ background, title, description, breadcrumb, tags, platforms }: HeroColors) => `
  --hero-background: ${background};
  --title-color: ${title.color};
  --description-color: ${description.color};
  --route-color: ${breadcrumb.color};
  --focus: ${breadcrumb.currentColor};
  --cover-color: ${tags.backgroundColor};
  --tag-color: ${tags.textColor};
  --badge-border: ${platforms.borderColor};
  --badge-color: ${platforms.textColor};
`

const textsInDark: Omit<HeroColors, "background"> = {
  title: { color: color.text },
  description: { color: color.textSecondary },
  breadcrumb: { color: color.textSecondary, currentColor: color.focus },
  tags: { backgroundColor: color.bgSunken, textColor: color.text },
  platforms: { borderColor: color.textSecondary, textColor: color.textSecondary },
}

/*
 * The negative margin offsets the padding of the breadcrumb's links. The page's colour is below the gradient: it would
 * show where an image ends at a fraction of a pixel. Forced colours replace the background's colour, but not its image.
 */
const Frame = styled.section<{ $hero: HeroProps["hero"] }>`
  ${({ $hero }) => variablesOf($hero)}
  ${({ $hero: { background, backgroundDark } }) =>
    background !== backgroundDark &&
    `@media screen { [data-theme="dark"] & { ${variablesOf({ ...textsInDark, background: backgroundDark })} } }`}
  padding-top: clamp(28px, 3vw, 44px);
  background: var(--hero-background);

  > div > nav {
    margin-block: -${space[1]};
  }

  &[data-cover] {
    --page-below: clamp(120px, 19vw, 320px);
    background:
      linear-gradient(var(--hero-background) 0 0) top / 100% calc(100% - var(--page-below)) no-repeat,
      ${color.bg};

    ${forcedColors} {
      background-image: none;
    }
  }
`

const Top = styled.div`
  display: grid;
  gap: ${space[8]} ${grid.gap};
  align-items: end;
  padding-block: clamp(44px, 6vw, 96px) clamp(40px, 5vw, 72px);
  ${sideBySide("1 / 8", "8 / 13")}
`

const Title = styled.h1`
  ${typography.h1}
  color: var(--title-color);
`

const TagRow = styled.div`
  margin-top: 28px;
`

const Description = styled.p`
  ${typography.lead}
  color: var(--description-color);
`

const Platforms = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-top: 22px;
`

const Share = styled.div`
  margin-top: 22px;
  color: var(--description-color);
`

const Cover = styled.div`
  margin-inline: calc(-1 * var(--bleed));
  aspect-ratio: 16 / 10;
  overflow: hidden;
  background: var(--cover-color);
  border-radius: clamp(20px, 2.4vw, 36px);
  box-shadow: ${shadow.lg};
  outline: 1px solid ${color.border};
  outline-offset: -1px;

  ${below.sm} {
    &[data-portrait] {
      aspect-ratio: 4 / 5;
    }
  }
`

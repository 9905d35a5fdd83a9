import styled from "@emotion/styled"
import { useContext } from "react"
import type { HeroPropsOf } from "../../../content/define"
import { formatDay } from "../../../util/day"
import { fillParts, fillText } from "../../../util/fill-text"
import { ProseLink } from "../../body/prose/prose-link"
import { ShareButton } from "../../features/share/share-button"
import { CurrentPath } from "../../router/current-path"
import { linkPath, listName } from "../../router/routes"
import { markdownPath } from "../../shell/head/markdown-path"
import { sideBySide } from "../../theme/columns"
import { color, from, grid, space, typography } from "../../theme/tokens"
import { Tags } from "../../ui/actions/tag"
import { PageHead } from "../../ui/layout/page-head"
import { Picture } from "../../ui/media/picture"
import { Portrait } from "../../ui/media/portrait"
import { shareSizes } from "../../ui/media/share-sizes"
import { useTexts } from "../../ui/text/texts"
import type { hero } from "./collection"

export type HeroProps = HeroPropsOf<typeof hero>

/** The head of an article: title, summary, author, dates, related pages and image. */
export const Hero = ({ breadcrumb, ...insight }: HeroProps) => {
  const { name, desc, author, date, updated, readingTime, tags, services, technologies } = insight
  const path = linkPath(useContext(CurrentPath) ?? "/")
  const texts = useTexts("articles")
  const image = insight.thumbnail?.childImageSharp?.gatsbyImageData
  return (
    <PageHead breadcrumb={breadcrumb} heading={name} lead={desc}>
      <Columns>
        <Byline>
          {author ? (
            <Author>
              <Portrait
                image={author.image.childImageSharp?.gatsbyImageData}
                dark={author.imageDark?.childImageSharp?.gatsbyImageData}
                size={52}
                eager
              />
              <p>
                <strong>{author.name}</strong>
                <span>{author.position}</span>
              </p>
            </Author>
          ) : null}
          <Facts>
            <li>
              <time dateTime={date}>{formatDay(date)}</time>
            </li>
            {updated && updated !== date ? (
              <li>
                {fillParts(texts.updated, {
                  day: (
                    <time key="day" dateTime={updated}>
                      {formatDay(updated)}
                    </time>
                  ),
                })}
              </li>
            ) : null}
            <li>{fillText(texts.readingTime, { minutes: readingTime })}</li>
          </Facts>
          <Tags items={tags} />
          <Related title={listName("/services/")} pages={services} />
          <Related title={listName("/technologies/")} pages={technologies} />
          <Actions data-pagefind-ignore="">
            <ShareButton />
            {/* The build writes it. */}
            {process.env.NODE_ENV === "production" ? (
              <ProseLink href={markdownPath(path)}>{texts.markdown}</ProseLink>
            ) : null}
          </Actions>
        </Byline>
        {image ? (
          <Cover>
            <Picture
              image={image}
              dark={insight.thumbnailDark?.childImageSharp?.gatsbyImageData}
              alt=""
              sizes={shareSizes(8 / 12, 1)}
              eager
            />
          </Cover>
        ) : null}
      </Columns>
    </PageHead>
  )
}

interface RelatedProps {
  title: string | undefined
  pages: readonly { name: string; path: string }[]
}

/** Links to the related pages of a collection. */
const Related = ({ title, pages }: RelatedProps) =>
  pages.length > 0 ? (
    <Pages>
      <dt>{title}</dt>
      {pages.map(({ name, path }) => (
        <dd key={path}>
          <ProseLink href={path}>{name}</ProseLink>
        </dd>
      ))}
    </Pages>
  ) : null

/** The same columns as those of the article below. */
const Columns = styled.div`
  display: grid;
  gap: clamp(24px, 3vw, 40px) ${grid.gap};
  ${sideBySide("1 / 5", "5 / 13")}
`

const Cover = styled.div`
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: clamp(20px, 2.4vw, 36px);
  background: ${color.bgSunken};
`

const Byline = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[8]};

  ${from.lg} {
    flex-direction: column;
    align-items: flex-start;
    gap: ${space[6]};
  }
`

const Author = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;

  strong {
    display: block;
    font-weight: 500;
  }

  span {
    ${typography.small}
    color: ${color.textSecondary};
  }
`

const Facts = styled.ul`
  ${typography.small}
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[6]};
  color: ${color.textSecondary};

  ${from.lg} {
    flex-direction: column;
  }
`

/** In a row of their own. */
const Actions = styled.div`
  ${typography.small}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[6]};
  width: 100%;
`

const Pages = styled.dl`
  ${typography.small}
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};

  dt {
    color: ${color.textSecondary};
  }

  ${from.lg} {
    flex-direction: column;
  }
`

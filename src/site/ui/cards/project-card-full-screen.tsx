import styled from "@emotion/styled"
import { formatDay } from "../../../util/day"
import { fillText } from "../../../util/fill-text"
import { forcedColorsBorder } from "../../theme/forced-colors-border"
import { color, from, radius, space, typography, zIndex } from "../../theme/tokens"
import { Tags } from "../actions/tag"
import { shareSizes } from "../media/share-sizes"
import { useTexts } from "../text/texts"
import { wholeWords } from "../text/whole-words"
import { CardImage } from "./card-image"
import { CardLink } from "./card-link"
import type { ProjectCardProps } from "./project"

/**
 * A panel of the page's width: image next to name and description, with date and a scrollable row of tags at the
 * bottom. Below lg the image is on top. The whole panel is a link.
 */
export const ProjectCardFullScreen = ({
  project: { name, desc, href, date, tags, image, portrait },
  headingLevel = 3,
  sizes = shareSizes(7 / 12, 1),
  eager,
}: ProjectCardProps) => {
  const texts = useTexts("projects")
  return (
    <Panel>
      <CardImage
        ratio="16 / 11"
        image={image}
        portrait={portrait}
        alt={fillText(texts.image, { name })}
        sizes={sizes}
        eager={eager}
      />
      <Body>
        <div>
          <Name as={`h${headingLevel}`}>
            <CardLink href={href}>{name}</CardLink>
          </Name>
          <Description>{wholeWords(desc)}</Description>
        </div>
        <Foot>
          <Day dateTime={date}>{formatDay(date)}</Day>
          {tags.length > 0 ? (
            <Scroller role="group" aria-label={fillText(texts.tags, { name })} tabIndex={0}>
              <Tags items={tags} />
            </Scroller>
          ) : null}
        </Foot>
      </Body>
    </Panel>
  )
}

const Panel = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-radius: ${radius.xl};
  background: ${color.bgSubtle};
  --card-link-radius: ${radius.xl};

  > :first-of-type {
    border-radius: ${radius.xl} ${radius.xl} 0 0;
  }

  ${from.lg} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);

    > :first-of-type {
      border-radius: ${radius.xl} 0 0 ${radius.xl};
    }
  }

  ${forcedColorsBorder}
`

const Body = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: 28px;
  min-width: 0;
  padding: clamp(22px, 4vw, 56px);
`

const Name = styled.h3(typography.h2)

const Description = styled.p`
  ${typography.lead}
  margin-top: ${space[4]};
  color: ${color.textSecondary};
`

const Foot = styled.div`
  min-width: 0;
`

const Day = styled.time`
  ${typography.small}
  display: block;
  margin-bottom: ${radius.md};
  color: ${color.textSecondary};
`

/** Above the panel's link, so that it can be swiped. Fades out at the right. */
const Scroller = styled.div`
  --tag-background: ${color.surfaceRaised};
  position: relative;
  z-index: ${zIndex.raised};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  mask-image: linear-gradient(90deg, #000 82%, transparent);

  &:focus-visible {
    mask-image: none;
  }

  > ul {
    flex-wrap: nowrap;
    width: max-content;
    padding-inline-end: 4.5rem;
  }
`

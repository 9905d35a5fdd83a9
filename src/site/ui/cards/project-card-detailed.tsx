import styled from "@emotion/styled"
import { formatMonth } from "../../../util/day"
import { fillText } from "../../../util/fill-text"
import { color, space, typography } from "../../theme/tokens"
import { Tags } from "../actions/tag"
import { thirdSizes } from "../media/share-sizes"
import { useTexts } from "../text/texts"
import { wholeWords } from "../text/whole-words"
import { CardImage } from "./card-image"
import { CardLink } from "./card-link"
import type { ProjectCardProps } from "./project"

/** Image, month and country, name, description and three tags, without a surface. The whole card is a link. */
export const ProjectCardDetailed = ({
  project: { name, country, desc, href, date, tags, image },
  headingLevel = 3,
  sizes = thirdSizes,
  eager,
}: ProjectCardProps) => {
  const texts = useTexts("projects")
  return (
    <Card>
      <CardImage
        ratio="4 / 3"
        image={image}
        alt={fillText(texts.image, { name })}
        sizes={sizes}
        eager={eager}
      />
      <Facts>
        <time dateTime={date}>{formatMonth(date)}</time>
        <span>{country}</span>
      </Facts>
      <Name as={`h${headingLevel}`}>
        <CardLink href={href}>{name}</CardLink>
      </Name>
      <Description>{wholeWords(desc)}</Description>
      <Tags items={tags.slice(0, 3)} />
    </Card>
  )
}

const Card = styled.article`
  position: relative;
`

const Facts = styled.p`
  ${typography.small}
  display: flex;
  justify-content: space-between;
  gap: ${space[3]};
  margin: 18px 0 ${space[2]};
  line-height: 1.6;
  color: ${color.textSecondary};
`

const Name = styled.h3(typography.h4)

const Description = styled.p`
  margin: ${space[2]} 0 ${space[4]};
  color: ${color.textSecondary};
`

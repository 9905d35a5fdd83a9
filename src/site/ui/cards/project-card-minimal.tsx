import styled from "@emotion/styled"
import { fillText } from "../../../util/fill-text"
import { forcedColorsBorder } from "../../theme/forced-colors-border"
import { liftedCard } from "../../theme/lifted-card"
import { color, radius, space, typography } from "../../theme/tokens"
import { Button } from "../actions/button"
import { thirdSizes } from "../media/share-sizes"
import { useTexts } from "../text/texts"
import { wholeWords } from "../text/whole-words"
import { CardImage } from "./card-image"
import type { ProjectCardProps } from "./project"

/** Image, name, country, description and a button, on a card. */
export const ProjectCardMinimal = ({
  project: { name, country, desc, href, image, portrait },
  headingLevel = 3,
  sizes = thirdSizes,
  eager,
}: ProjectCardProps) => {
  const texts = useTexts("projects")
  return (
    <Card>
      <CardImage
        ratio="16 / 10"
        corner="16px"
        image={image}
        portrait={portrait}
        alt={fillText(texts.smallImage, { name })}
        sizes={sizes}
        eager={eager}
      />
      <Body>
        <Name as={`h${headingLevel}`}>{name}</Name>
        <Country>
          <span>{`${texts.country} `}</span>
          {country}
        </Country>
        <Description>{wholeWords(desc)}</Description>
        <Action>
          <Button variant="white" href={href} arrow aria-label={fillText(texts.viewProject, { name })}>
            {texts.view}
          </Button>
        </Action>
      </Body>
    </Card>
  )
}

const Card = styled.article`
  display: flex;
  flex-direction: column;
  height: 100%;
  padding: 10px 10px ${space[6]};
  border-radius: 24px;
  ${liftedCard}

  ${forcedColorsBorder}
`

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[2]};
  padding: ${space[5]} ${radius.md} 0;
`

const Name = styled.h3(typography.h4)

const Country = styled.p`
  ${typography.small}

  > span {
    color: ${color.textSecondary};
  }
`

const Description = styled.p`
  color: ${color.textSecondary};
`

const Action = styled.div`
  margin-top: auto;
  padding-top: ${radius.md};
`

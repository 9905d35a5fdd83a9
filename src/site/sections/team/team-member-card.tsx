import styled from "@emotion/styled"
import { graphql } from "gatsby"
import Plus from "lucide-react/icons/plus"
import { fillText } from "../../../util/fill-text"
import { forcedColorsBorder } from "../../theme/forced-colors-border"
import { color, space, typography } from "../../theme/tokens"
import { CardImage } from "../../ui/cards/card-image"
import { shareSizes } from "../../ui/media/share-sizes"
import { useTexts } from "../../ui/text/texts"
import { VisuallyHidden } from "../../ui/text/visually-hidden"

/** Maximum number of skills on a card. The rest is counted. */
const maxSkills = 3

/**
 * A team member: portrait, name, position, description, three skills and the count of the rest, and a
 * biography that expands.
 */
export const TeamMemberCard = ({
  name,
  position,
  description,
  image,
  imageDark,
  skills,
  bio,
}: Omit<Queries.TeamTeamMemberFragment, "key">) => {
  const texts = useTexts("team")
  const rest = skills.length - maxSkills
  return (
    <article>
      <CardImage
        ratio="1"
        corner="24px"
        image={image.childImageSharp?.gatsbyImageData}
        dark={imageDark?.childImageSharp?.gatsbyImageData}
        alt={fillText(texts.portrait, { name })}
        sizes={shareSizes(1 / 4, 1 / 2)}
      />
      <Name>{name}</Name>
      <Position>{position}</Position>
      <Description>{description}</Description>
      {skills.length > 0 ? (
        <Skills aria-label={texts.skills}>
          {skills.slice(0, maxSkills).map((skill) => (
            <Skill key={skill}>{skill}</Skill>
          ))}
          {rest > 0 ? (
            <More data-pagefind-ignore="">
              +{rest}
              <VisuallyHidden>{` ${texts.more}`}</VisuallyHidden>
            </More>
          ) : null}
        </Skills>
      ) : null}
      {bio ? (
        <Biography>
          <summary>
            <Plus size={18} strokeWidth={2.2} />
            {texts.biography}
            <VisuallyHidden>{` ${fillText(texts.biographyOf, { name })}`}</VisuallyHidden>
          </summary>
          <Description>{bio}</Description>
        </Biography>
      ) : null}
    </article>
  )
}

const Name = styled.h3`
  ${typography.h4}
  margin-top: 18px;
`

const Position = styled.p`
  ${typography.small}
  margin-top: 2px;
  font-weight: 500;
  color: ${color.accentText};
`

const Description = styled.p`
  margin-block: 10px 14px;
  font-size: 1rem;
  line-height: 1.5;
  color: ${color.textSecondary};
`

const Skills = styled.ul`
  ${typography.small}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-self: start;
  row-gap: 6px;
  font-weight: 500;
`

const Skill = styled.li`
  & + & {
    margin-left: ${space[3]};
    padding-left: ${space[3]};
    border-left: 1.5px solid ${color.borderHover};
  }
`

const More = styled.li`
  margin-left: ${space[3]};
  padding: 2px 9px;
  border-radius: 8px;
  font-weight: 600;
  color: ${color.accentText};
  background: ${color.accentSoft};
  ${forcedColorsBorder}
`

const Biography = styled.details`
  margin-top: ${space[3]};

  > summary {
    ${typography.small}
    display: flex;
    gap: 6px;
    align-items: center;
    width: fit-content;
    min-height: 28px;
    font-weight: 500;
    color: ${color.accentText};
    list-style: none;
    cursor: pointer;
  }

  > summary::-webkit-details-marker {
    display: none;
  }

  &[open] > summary {
    color: ${color.redText};
  }

  &[open] path:last-of-type {
    transform: scaleY(0);
    transform-origin: center;
  }
`

/** Of authors, leads and addressees. */
export const personCard = graphql`
  fragment TeamMemberCard on TeamMember {
    key
    name
    position
    image {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 64, breakpoints: [64, 128, 256])
      }
    }
    imageDark {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 64, breakpoints: [64, 128, 256])
      }
    }
  }
`

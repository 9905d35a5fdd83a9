import styled from "@emotion/styled"
import CircleCheck from "lucide-react/icons/circle-check"
import CircleX from "lucide-react/icons/circle-x"
import type { PropsOf } from "../../../content/define"
import { fillText } from "../../../util/fill-text"
import { forcedColorsBorder } from "../../theme/forced-colors-border"
import { below, color, from, radius, typography } from "../../theme/tokens"
import { Picture } from "../../ui/media/picture"
import { widthFrom } from "../../ui/media/share-sizes"
import { useTexts } from "../../ui/text/texts"
import type { persona } from "./section"

const portraitSizes = `${widthFrom("lg", 680)}, ${widthFrom("sm", 744)}, 112px`

/** A persona: portrait, quote, facts, pains and goals. Without an image the text fills the panel. */
export const PersonaCard = ({
  name,
  jobPosition,
  quote,
  description,
  ...rest
}: NonNullable<PropsOf<typeof persona>["persona"]>) => {
  const texts = useTexts("personas")
  const image = rest.image?.childImageSharp?.gatsbyImageData
  const dark = rest.imageDark?.childImageSharp?.gatsbyImageData
  const facts = [
    { title: texts.age, value: rest.age },
    { title: texts.country, value: rest.country },
    { title: texts.major, value: rest.major },
    { title: texts.relation, value: rest.relation },
  ]
  const lists = [
    { title: texts.painPoints, items: rest.painPoints, Icon: CircleX, iconColor: color.redText },
    { title: texts.goals, items: rest.goals, Icon: CircleCheck, iconColor: color.accentText },
  ]

  return (
    <Panel>
      {image ? (
        <Portrait>
          <Backdrop aria-hidden>
            <Picture image={image} dark={dark} alt="" sizes={portraitSizes} />
          </Backdrop>
          <Picture image={image} dark={dark} alt={fillText(texts.portrait, { name })} sizes={portraitSizes} />
        </Portrait>
      ) : null}
      <Body>
        <div>
          <Name>{name}</Name>
          <Secondary>{jobPosition}</Secondary>
        </div>
        <Quote>“{quote}”</Quote>
        <Facts>
          {facts.map(({ title, value }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
        <Secondary>{description}</Secondary>
        <Lists>
          {lists.map(({ title, items, Icon, iconColor }) => (
            <div key={title}>
              <ListTitle>{title}</ListTitle>
              <ul>
                {items.map((item) => (
                  <Item key={item}>
                    <Icon size={20} strokeWidth={1.75} color={iconColor} />
                    {item}
                  </Item>
                ))}
              </ul>
            </div>
          ))}
        </Lists>
      </Body>
    </Panel>
  )
}

const panelPadding = "clamp(20px, 3.6vw, 52px)"

/** Below sm the portrait is next to the name. It is smaller where the text is large. */
const smallPortrait = "clamp(64px, 100vw - 17rem, 112px)"

const Panel = styled.div`
  position: relative;
  display: grid;
  overflow: hidden;
  background: ${color.bgSubtle};
  border-radius: ${radius.xl};

  ${from.lg} {
    grid-auto-columns: minmax(0, 4fr) minmax(0, 8fr);
    grid-auto-flow: column;
  }

  @media print {
    grid-auto-columns: minmax(0, 1fr) minmax(0, 2fr);
    grid-auto-flow: column;
  }

  ${forcedColorsBorder}
`

const Portrait = styled.div`
  position: relative;
  display: flex;
  align-items: end;
  overflow: hidden;
  min-height: 320px;

  > picture {
    position: relative;
    width: 100%;
    height: 100%;
    max-height: 520px;

    ${from.lg} {
      max-height: 680px;
    }
  }

  > picture > img {
    max-height: inherit;
    --focus-point: 50% 25%;
  }

  ${below.sm} {
    position: absolute;
    top: ${panelPadding};
    left: ${panelPadding};
    width: ${smallPortrait};
    height: ${smallPortrait};
    min-height: 0;
    border-radius: ${radius.lg};
  }

  /* On one page, although the card may be on two. */
  @media print {
    align-self: start;
    aspect-ratio: 1;
    min-height: 0;
    break-inside: avoid;
  }
`

/** Background above a portrait that is shorter than the panel: the image's top rows, stretched. */
const Backdrop = styled.div`
  position: absolute;
  inset: 0;

  img {
    height: auto;
    transform: scaleY(20);
    transform-origin: top;
  }
`

const Body = styled.div`
  display: grid;
  gap: 28px;
  align-content: start;
  padding: ${panelPadding};

  @media print {
    gap: 16px;
  }

  ${below.sm} {
    * + & > div:first-of-type {
      display: grid;
      align-content: center;
      min-height: ${smallPortrait};
      padding-left: calc(${smallPortrait} + 20px);
    }
  }
`

const Name = styled.h3(typography.h3)

const Secondary = styled.p`
  max-width: 36em;
  color: ${color.textSecondary};
`

const Quote = styled.blockquote`
  ${typography.h4}
  font-weight: 400;
  text-wrap: pretty;
`

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 18px 24px;
  padding-block: 22px;
  border-block: 1px solid ${color.border};

  > div {
    flex: 1 1 110px;
    min-width: min-content;
  }

  dt {
    font-size: 0.875rem;
    color: ${color.textSecondary};
  }

  dd {
    margin-top: 2px;
    font-weight: 500;
  }
`

const Lists = styled.div`
  display: grid;
  gap: 24px;

  ${from.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

const ListTitle = styled.h4`
  ${typography.h5}
  margin-bottom: 8px;
`

const Item = styled.li`
  display: flex;
  gap: 12px;
  padding-block: 7px;

  svg {
    flex: none;
    margin-top: 3px;
  }
`

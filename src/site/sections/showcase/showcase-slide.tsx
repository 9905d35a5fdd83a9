import styled from "@emotion/styled"
import type { MouseEvent } from "react"
import { color, from, grid, radius, space, typography } from "../../theme/tokens"
import { CardImage } from "../../ui/cards/card-image"
import { CardLink } from "../../ui/cards/card-link"

/** A project of the showcase: image, country, name, one sentence. With "#", it has no page: a click does nothing. */
export const ShowcaseSlide = ({
  name,
  country,
  desc,
  href,
  alt,
  image,
}: Omit<Queries.ShowcaseProjectCardFragment, "key">) => (
  <Slide>
    <CardImage
      ratio="16 / 10"
      corner="clamp(20px, 2vw, 28px)"
      image={image.childImageSharp?.gatsbyImageData}
      alt={alt}
      sizes={slideWidth}
    />
    <Meta>
      <div>
        <Country>{country}</Country>
        <Name>
          <CardLink href={href} onClick={href === "#" ? ignoreClick : undefined}>
            {name}
          </CardLink>
        </Name>
      </div>
      <Text>{desc}</Text>
    </Meta>
  </Slide>
)

export const slideWidth = "min(86vw, 940px)"

const ignoreClick = (event: MouseEvent) => event.preventDefault()

const Slide = styled.article`
  --card-link-radius: ${radius.lg};
  position: relative;
`

const Meta = styled.div`
  display: grid;
  gap: ${space[3]};
  margin-top: ${space[6]};

  ${from.md} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: ${grid.gap};
  }
`

const Country = styled.p`
  ${typography.small}
  margin-bottom: ${space[1]};
  color: ${color.textOnInverseSecondary};
`

const Name = styled.h3(typography.h3)

const Text = styled.p`
  color: ${color.textOnInverseSecondary};

  ${from.md} {
    padding-top: ${space[1]};
  }
`

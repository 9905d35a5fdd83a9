import styled from "@emotion/styled"
import type { IGatsbyImageData } from "gatsby-plugin-image"
import ArrowUpRight from "lucide-react/icons/arrow-up-right"
import type { ReactNode } from "react"
import { fillParts } from "../../../util/fill-text"
import { Link } from "../../router/link"
import { forcedColorsBorder } from "../../theme/forced-colors-border"
import { color, duration, hover, size, space, typography, zIndex } from "../../theme/tokens"
import { square } from "../actions/icon-button"
import { thirdSizes } from "../media/share-sizes"
import { useTexts } from "../text/texts"
import { VisuallyHidden } from "../text/visually-hidden"
import { wholeWords } from "../text/whole-words"
import { CardImage } from "./card-image"
import { CardLink } from "./card-link"

interface ImageCardProps {
  title: string
  subtitle: string
  /** Target of the card. The icon link opens it in a new tab. */
  href: string
  image: IGatsbyImageData | null | undefined
  /** Replaces the image in the dark theme. */
  dark?: IGatsbyImageData | null
  /** Default "": the title describes the image. */
  alt?: string
  headingLevel?: 2 | 3 | 4
  /** A 44 px button at the image's top right corner that opens the preview. */
  preview?: ReactNode
  sizes?: string
  eager?: boolean
}

/** An image with title, subtitle and an icon link that opens in a new tab. */
export const ImageCard = ({
  title,
  subtitle,
  href,
  image,
  dark,
  alt = "",
  headingLevel = 3,
  preview,
  sizes = thirdSizes,
  eager,
}: ImageCardProps) => {
  const { newTab } = useTexts("page")
  return (
    <Card>
      <CardImage ratio="3 / 2" image={image} dark={dark} alt={alt} sizes={sizes} eager={eager} />
      {preview ? <Preview>{preview}</Preview> : null}
      <Row>
        <div>
          <Title as={`h${headingLevel}`}>
            <CardLink href={href}>{title}</CardLink>
          </Title>
          <Subtitle>{wholeWords(subtitle)}</Subtitle>
        </div>
        <NewTab href={href} target="_blank" rel="noopener" data-pagefind-ignore="">
          <ArrowUpRight size={20} strokeWidth={1.75} />
          <VisuallyHidden>{fillParts(newTab, { name: title })}</VisuallyHidden>
        </NewTab>
      </Row>
    </Card>
  )
}

const Card = styled.article`
  position: relative;
`

const Preview = styled.div`
  position: absolute;
  z-index: ${zIndex.raised};
  top: 14px;
  right: 14px;
`

const Row = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space[4]};
  margin-top: 18px;
`

const Title = styled.h3(typography.h4)

const Subtitle = styled.p`
  margin-top: ${space[1]};
  color: ${color.textSecondary};
`

const NewTab = styled(Link)`
  position: relative;
  z-index: ${zIndex.raised};
  ${square(size.touchTarget)}
  border-radius: 50%;
  box-shadow: inset 0 0 0 1.5px ${color.borderHover};
  transition: background ${duration.fast}, color ${duration.fast};

  ${hover} {
    article:hover > div > & {
      color: ${color.onAccent};
      background: ${color.accent};
      box-shadow: none;
    }
  }

  ${forcedColorsBorder}
`

import styled from "@emotion/styled"
import type { TextPropsOf } from "../../../content/define"
import { captionStyles } from "../../body/text-styles"
import { color, from } from "../../theme/tokens"
import { Container } from "../../ui/layout/container"
import { Picture } from "../../ui/media/picture"
import { widthFrom } from "../../ui/media/share-sizes"
import { wholeWords } from "../../ui/text/whole-words"
import type { wideFigure } from "./section"

/** An image that is as wide as the window; on phones it is higher, and its sides are cut off. */
export const WideFigure = ({ image, alt, caption }: TextPropsOf<typeof wideFigure>) =>
  image ? (
    <figure>
      <Frame>
        <Picture image={image} alt={alt} sizes={`${widthFrom("md", "100vw")}, 160vw`} />
      </Frame>
      {caption ? (
        <Container as="figcaption">
          <Caption>{wholeWords(caption)}</Caption>
        </Container>
      ) : null}
    </figure>
  ) : null

/** In the page's column, with lines as long as those of other captions. */
const Caption = styled.span`
  display: block;
  ${captionStyles}
`

const Frame = styled.div`
  aspect-ratio: 3 / 2;
  overflow: hidden;
  background: ${color.bgSunken};

  ${from.md} {
    aspect-ratio: 12 / 5;
  }
`

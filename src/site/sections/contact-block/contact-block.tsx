import styled from "@emotion/styled"
import type { PropsOf } from "../../../content/define"
import { ContactForm } from "../../features/contact/contact-form"
import { forcedColorsBorder } from "../../theme/forced-colors-border"
import { color, from, sectionSpace, typography } from "../../theme/tokens"
import { Container } from "../../ui/layout/container"
import { Heading } from "../../ui/layout/page-section"
import { Picture } from "../../ui/media/picture"
import { shareSizes } from "../../ui/media/share-sizes"
import type { contactBlock } from "./section"

type ContactBlockProps = PropsOf<typeof contactBlock>

/** The contact form with heading, lead and a picture. */
export const ContactBlock = ({
  id,
  heading,
  lead,
  joined,
  contactBlock,
  settings,
  texts,
}: ContactBlockProps) => {
  const image = contactBlock?.image.childImageSharp?.gatsbyImageData
  return (
    <Frame data-joined={joined || undefined} aria-labelledby={id}>
      <Container>
        <Panel data-split={image ? "" : undefined}>
          <Half>
            <Heading id={id}>{heading}</Heading>
            {lead ? <Introduction>{lead}</Introduction> : null}
            {settings && texts ? <ContactForm email={settings.email} texts={texts} /> : null}
          </Half>
          {image ? (
            <Thumbnail>
              <Picture image={image} alt={contactBlock.alt} sizes={shareSizes(5 / 12, 1)} />
            </Thumbnail>
          ) : null}
        </Panel>
      </Container>
    </Frame>
  )
}

const Frame = styled.section`
  padding-block: ${sectionSpace.paddingBlock};

  &[data-joined] {
    padding-top: 0;
  }
`

const Introduction = styled.p`
  ${typography.lead}
  max-width: 30em;
  margin-block: 14px 36px;
  color: ${color.textSecondary};
`

/** No `overflow: hidden`: the list of countries may be larger than the panel. */
const Panel = styled.div`
  --corner: clamp(24px, 2.6vw, 36px);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-radius: var(--corner);
  background: ${color.bgSubtle};

  ${from.lg} {
    &[data-split] {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    }
  }

  ${forcedColorsBorder}
`

const Half = styled.div`
  padding: clamp(24px, 5vw, 72px) clamp(16px, 4.6vw, 64px);
`

const Thumbnail = styled.div`
  position: relative;
  aspect-ratio: 4 / 5;
  overflow: hidden;
  border-radius: 0 0 var(--corner) var(--corner);
  background: ${color.bgSunken};

  ${from.sm} {
    aspect-ratio: 16 / 13;
  }

  ${from.lg} {
    aspect-ratio: auto;
    border-radius: 0 var(--corner) var(--corner) 0;

    img {
      position: absolute;
      inset: 0;
    }
  }
`

import styled from "@emotion/styled"
import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { Container } from "../components/container"
import { Picture } from "../components/picture"
import { Heading, type SectionProps } from "../components/section"
import { sideBySide } from "../theme/columns"
import { forcedEdge } from "../theme/forced-edge"
import { breakpoints, color, from, grid, section, space, typography } from "../theme/tokens"
import { ContactForm } from "./contact-form"
import { ContactInfo, type ContactInfoProps } from "./contact-info"

export interface ContactBlockProps extends Partial<Omit<SectionProps, "joined">> {
  /** Next to the form: an image, or rows with location, phone and email. */
  variant?: "thumbnail" | "info-rows"
  settings: Queries.ContactBlockSettingsFragment
  /** For the variant info-rows. */
  info?: ContactInfoProps
  /** For the variant thumbnail. */
  thumbnail?: Queries.ContactBlockThumbnailFragment | null
  /** At the start of a page. The heading is then the page's h1. */
  breadcrumb?: ReactNode
}

/** The contact form with heading and lead. */
export const ContactBlock = ({
  id,
  heading = "Contact us",
  lead = "Four lines are enough. A partner reads every request and answers within one working day.",
  variant = "thumbnail",
  settings,
  info,
  thumbnail,
  breadcrumb,
}: ContactBlockProps) => {
  const startsPage = Boolean(breadcrumb)
  const image = thumbnail?.childImageSharp?.gatsbyImageData
  const form = (
    <FormSpace>
      <ContactForm email={settings.email} />
    </FormSpace>
  )
  return (
    <Frame data-starts-page={startsPage || undefined} aria-labelledby={id}>
      {variant === "thumbnail" ? (
        <Container>
          <Panel data-split={image ? "" : undefined}>
            <Half>
              <Heading id={id}>{heading}</Heading>
              <Introduction>{lead}</Introduction>
              {form}
            </Half>
            {image ? (
              <Thumbnail>
                <Picture image={image} alt={thumbnailAlt} sizes={thumbnailSizes} />
              </Thumbnail>
            ) : null}
          </Panel>
        </Container>
      ) : (
        <Container>
          {breadcrumb ? <BreadcrumbSpace>{breadcrumb}</BreadcrumbSpace> : null}
          <Columns>
            <div>
              {startsPage ? <PageTitle id={id}>{heading}</PageTitle> : <Heading id={id}>{heading}</Heading>}
              <Lead>{lead}</Lead>
              {info ? <ContactInfo {...info} /> : null}
            </div>
            <Panel>
              <Inner>
                <FormTitle as={startsPage ? "h2" : "h3"}>Request</FormTitle>
                {form}
              </Inner>
            </Panel>
          </Columns>
        </Container>
      )}
    </Frame>
  )
}

const thumbnailAlt = "Illustration of a partner answering a project request"

const thumbnailSizes = [
  ...(["2xl", "xl", "lg"] as const).map(
    (name) => `(min-width: ${breakpoints[name]}px) ${Math.ceil(((breakpoints[name] - 24) * 5) / 12)}px`,
  ),
  "calc(100vw - 24px)",
].join(", ")

const Frame = styled.section`
  padding-block: ${section.paddingBlock};

  &[data-starts-page] {
    padding-block: clamp(40px, 5vw, 72px) clamp(48px, 5vw, 88px);
  }
`

const BreadcrumbSpace = styled.div`
  margin-block: -${space[1]} calc(clamp(32px, 5vw, 72px) - ${space[1]});
`

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 48px ${grid.gap};
  align-items: start;
  ${sideBySide("1 / 6", "7 / 13")}
`

const PageTitle = styled.h1`
  ${typography.h1}
`

const FormTitle = styled.h2`
  ${typography.h3}
`

const Lead = styled.p`
  ${typography.lead}
  max-width: 30em;
  margin-block: clamp(24px, 2.4vw, 36px) clamp(28px, 4vw, 56px);
  color: ${color.textSecondary};
`

const Introduction = styled(Lead)`
  margin-block: 14px 0;
`

const FormSpace = styled.div`
  margin-top: 36px;
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

  ${forcedEdge}
`

const Half = styled.div`
  padding: clamp(24px, 5vw, 72px) clamp(16px, 4.6vw, 64px);
`

const Inner = styled.div`
  padding: clamp(20px, 3.6vw, 52px) clamp(16px, 3.2vw, 48px);
`

const Thumbnail = styled.div`
  position: relative;
  aspect-ratio: 4 / 5;
  overflow: hidden;
  border-radius: 0 0 var(--corner) var(--corner);
  background: ${color.bgSunken};

  ${from.sm} {
    aspect-ratio: 16 / 13;

    img {
      object-position: 50% 22%;
    }
  }

  ${from.lg} {
    aspect-ratio: auto;
    border-radius: 0 var(--corner) var(--corner) 0;

    img {
      position: absolute;
      inset: 0;
      object-position: 50% 50%;
    }
  }
`

export const contactBlockFragments = graphql`
  fragment ContactBlockSettings on SiteSettings {
    email
  }

  fragment ContactBlockThumbnail on File {
    childImageSharp {
      gatsbyImageData(layout: FULL_WIDTH, breakpoints: [384, 640, 828, 1080, 1200], placeholder: NONE)
    }
  }
`

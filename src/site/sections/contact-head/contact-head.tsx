import styled from "@emotion/styled"
import { graphql } from "gatsby"
import { useContext } from "react"
import type { PropsOf } from "../../../content/define"
import { fillText } from "../../../util/fill-text"
import * as pageIds from "../../../util/page-ids"
import { ContactForm } from "../../features/contact/contact-form"
import { phoneLink } from "../../features/contact/mail-link"
import { CurrentPath } from "../../router/current-path"
import { sideBySide } from "../../theme/columns"
import { forcedColorsBorder } from "../../theme/forced-colors-border"
import { type Accent, color, grid, onHover, sectionSpace, space, typography } from "../../theme/tokens"
import { Breadcrumb } from "../../ui/layout/breadcrumb"
import { Container } from "../../ui/layout/container"
import { IconTile } from "../../ui/media/icon-tile"
import type { contactHead } from "./section"

export type ContactHeadProps = PropsOf<typeof contactHead>

/** The head of the contact page, with location, phone, email and the contact form. */
export const ContactHead = ({
  breadcrumb = [],
  heading,
  lead,
  formHeading,
  offices,
  settings,
  team,
  texts,
}: ContactHeadProps) => {
  const path = useContext(CurrentPath)
  const person = team.find(({ key }) => path?.endsWith(`/${key}/`))
  if (!settings || !texts) return null
  return (
    <Frame aria-labelledby={pageIds.contact}>
      <Container>
        <BreadcrumbSpace>
          <Breadcrumb routes={breadcrumb} />
        </BreadcrumbSpace>
        <Columns>
          <div>
            <Title id={pageIds.contact}>{heading}</Title>
            <Lead>{lead}</Lead>
            <ContactInfo offices={offices} settings={settings} />
          </div>
          <Panel>
            <FormTitle>{formHeading}</FormTitle>
            <ContactForm email={settings.email} texts={texts} person={person} />
          </Panel>
        </Columns>
      </Container>
    </Frame>
  )
}

const accents: readonly Accent[] = ["green", "blue", "orange"]

/** Rows of location, phone and email. Phone numbers and email addresses are links. */
const ContactInfo = ({
  offices,
  settings,
}: Pick<ContactHeadProps, "offices"> & { settings: Queries.SiteContactFragment }) => (
  <Rows>
    {offices.map(({ key, icon, title, description }, index) => {
      const value = fillText(description, settings)
      const href = hrefOf(value)
      return (
        <Row key={key}>
          <IconTile icon={icon} accent={accents[index % accents.length]} />
          <div>
            <RowTitle>{title}</RowTitle>
            <Value>{href ? <a href={href}>{value}</a> : value}</Value>
          </div>
        </Row>
      )
    })}
  </Rows>
)

const hrefOf = (value: string): string | null => {
  if (/^\S+@\S+\.\S+$/.test(value)) return `mailto:${value}`
  return /^\+[\d\s().-]{6,}$/.test(value) ? phoneLink(value) : null
}

const Frame = styled.section`
  padding-block: clamp(40px, 5vw, 72px) ${sectionSpace.paddingBlock};
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

const Title = styled.h1(typography.h1)

const Lead = styled.p`
  ${typography.lead}
  max-width: 30em;
  margin-block: clamp(24px, 2.4vw, 36px) clamp(28px, 4vw, 56px);
  color: ${color.textSecondary};
`

/** No `overflow: hidden`: the list of countries may be larger than the panel. */
const Panel = styled.div`
  padding: clamp(20px, 3.6vw, 52px) clamp(16px, 3.2vw, 48px);
  border-radius: clamp(24px, 2.6vw, 36px);
  background: ${color.bgSubtle};
  ${forcedColorsBorder}
`

const FormTitle = styled.h2`
  ${typography.h3}
  margin-bottom: 36px;
`

const Rows = styled.ul`
  border-top: 1px solid ${color.border};
`

const Row = styled.li`
  display: flex;
  gap: ${space[5]};
  align-items: center;
  padding: 22px 0;
  border-bottom: 1px solid ${color.border};

  > div {
    min-width: 0;
  }
`

const RowTitle = styled.p`
  ${typography.small}
  color: ${color.textSecondary};
`

const Value = styled.p`
  ${typography.h5}
  font-weight: 400;
  overflow-wrap: anywhere;

  a {
    text-decoration: underline transparent;
    text-underline-offset: 4px;
  }

  ${onHover(`text-decoration-color: currentColor;`, "a:hover")}
`

export const contactInfoFragment = graphql`
  fragment ContactInfoOffice on Office {
    key
    icon
    title
    description
  }

  fragment ContactPerson on TeamMember {
    key
    name
    position
  }

  fragment SiteContact on SiteSettings {
    url
    email
    phone
    location
  }
`

import styled from "@emotion/styled"
import { graphql } from "gatsby"
import { IconTile } from "../components/icon-tile"
import { type SiteValues, withSiteValues } from "../lib/site-values"
import { type Accent, color, space, typography } from "../theme/tokens"

export interface ContactInfoProps {
  offices: readonly Queries.ContactInfoOfficeFragment[]
  /** Values of the placeholders in the rows, e.g. {phone}. */
  settings: SiteValues
}

const accents: readonly Accent[] = ["green", "blue", "orange"]

/** Rows of location, phone and email. Phone numbers and email addresses are links. */
export const ContactInfo = ({ offices, settings }: ContactInfoProps) => (
  <Rows>
    {offices.map(({ key, icon, title, description }, index) => {
      const value = withSiteValues(description, settings)
      const href = hrefOf(value)
      return (
        <Row key={key}>
          <IconTile icon={icon} accent={accents[index % accents.length]} />
          <div>
            <Title>{title}</Title>
            <Value>{href ? <a href={href}>{value}</a> : value}</Value>
          </div>
        </Row>
      )
    })}
  </Rows>
)

const hrefOf = (value: string): string | null => {
  if (/^\S+@\S+\.\S+$/.test(value)) return `mailto:${value}`
  return /^\+[\d\s().-]{6,}$/.test(value) ? `tel:${value.replace(/[^+\d]/g, "")}` : null
}

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

const Title = styled.p`
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

  a:hover {
    text-decoration-color: currentColor;
  }
`

export const contactInfoFragment = graphql`
  fragment ContactInfoOffice on Office {
    key
    icon
    title
    description
  }
`

import styled from "@emotion/styled"
import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { LogoMask } from "../components/logo-mask"
import { Section, type SectionProps } from "../components/section"
import { color, from, space } from "../theme/tokens"

export interface ClientGridProps extends Partial<Pick<SectionProps, "id" | "heading">> {
  /** Stands beside the heading, e.g. a link. */
  aside?: ReactNode
  clients: readonly Queries.ClientGridClientFragment[]
}

/** The logos of all clients in a hairline grid of 5, 4 or 2 columns. */
export const ClientGrid = ({ id, heading, aside, clients }: ClientGridProps) =>
  clients.length > 0 ? (
    <Section id={id} heading={heading} aside={aside}>
      <Logos aria-label="Clients">
        {clients.map(({ key, name, logo }) => (
          <li key={key}>
            {logo.publicURL ? <LogoMask url={logo.publicURL} name={name} height={32} /> : name}
          </li>
        ))}
      </Logos>
    </Section>
  ) : null

// The lines are drawn by the cells, so that the rest of a last row that is not full stays empty.
const Logos = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1px;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: 24px;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    place-items: center;
    height: clamp(96px, 11vw, 150px);
    padding-inline: ${space[3]};
    color: ${color.textSecondary};
    box-shadow: 0 0 0 1px ${color.border};
  }

  ${from.md} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  ${from.lg} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`

export const clientGridFragment = graphql`
  fragment ClientGridClient on Client {
    key
    name
    logo {
      publicURL
    }
  }
`

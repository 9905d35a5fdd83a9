import styled from "@emotion/styled"
import { graphql } from "gatsby"
import type { PropsOf } from "../../../content/define"
import { columns } from "../../theme/columns"
import { breakpoints, color, space } from "../../theme/tokens"
import { ArrowLink } from "../../ui/actions/arrow-link"
import { PageSection } from "../../ui/layout/page-section"
import { LogoMask } from "../../ui/media/logo-mask"
import type { clientGrid } from "./section"

export type ClientGridProps = PropsOf<typeof clientGrid>

/** The logos of all clients in a grid with lines; of the first ten next to a link to the others. */
export const ClientGrid = ({ clients, logos, label, href, ...head }: ClientGridProps) =>
  clients.length > 0 ? (
    <PageSection {...head} aside={label && href ? <ArrowLink href={href}>{label}</ArrowLink> : null}>
      <Logos aria-label={logos} data-some={href ? "" : undefined}>
        {clients.slice(0, href ? 10 : undefined).map(({ key, name, logo }) => (
          <li key={key}>
            {logo.publicURL ? <LogoMask url={logo.publicURL} name={name} height={32} /> : name}
          </li>
        ))}
      </Logos>
    </PageSection>
  ) : null

/*
 * Each cell has its own lines, so that there are none in the empty part of the last row. Next to a link, ten logos fill
 * the rows of five, eight those of two and four.
 */
const Logos = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1px;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: 24px;
  ${columns({ md: 4, lg: 5 })}

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    place-items: center;
    height: clamp(96px, 11vw, 150px);
    padding-inline: ${space[3]};
    color: ${color.textSecondary};
    box-shadow: 0 0 0 1px ${color.border};
  }

  @media (width < ${breakpoints.lg / 16}em) {
    &[data-some] > li:nth-of-type(n + 9) {
      display: none;
    }
  }
`

export const clientLogoFragment = graphql`
  fragment ClientLogo on Client {
    key
    name
    logo {
      publicURL
    }
  }
`

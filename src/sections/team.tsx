import styled from "@emotion/styled"
import { graphql } from "gatsby"
import type { IGatsbyImageData } from "gatsby-plugin-image"
import { Heading, Lead, Section, SectionHead, type SectionProps } from "../components/section"
import { TeamMemberCard } from "../components/team-member-card"
import { WideImage } from "../components/wide-image"
import { shareSizes } from "../lib/share-sizes"
import { from, grid, section } from "../theme/tokens"

export interface TeamProps extends Omit<SectionProps, "joined"> {
  /** The whole team, above the heading. */
  photo?: { image: IGatsbyImageData | null | undefined; alt: string }
  team: readonly Queries.TeamTeamMemberFragment[]
}

/** The members of the team. */
export const Team = ({ id, heading, lead, photo, team }: TeamProps) =>
  team.length > 0 ? (
    <Section surface="subtle">
      {photo?.image ? (
        <Photo>
          <WideImage image={photo.image} alt={photo.alt} eager={false} />
        </Photo>
      ) : null}
      <SectionHead>
        <Heading id={id}>{heading}</Heading>
        {lead ? <Lead>{lead}</Lead> : null}
      </SectionHead>
      <Members>
        {team.map(({ key, image, ...member }) => (
          <li key={key}>
            <TeamMemberCard
              {...member}
              image={image.childImageSharp?.gatsbyImageData}
              sizes={shareSizes(1 / 4, 1 / 2)}
            />
          </li>
        ))}
      </Members>
    </Section>
  ) : null

const Photo = styled.div`
  margin-bottom: ${section.headGap};

  img {
    object-position: 50% 62%;
  }
`

const Members = styled.ul`
  display: grid;
  gap: 48px ${grid.gapNarrow};

  @media (min-width: 480px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from.lg} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    column-gap: ${grid.gap};
  }
`

export const teamFragment = graphql`
  fragment TeamTeamMember on TeamMember {
    key
    name
    position
    description
    bio
    skills
    image {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 384)
      }
    }
  }
`

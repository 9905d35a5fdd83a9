import styled from "@emotion/styled"
import { graphql } from "gatsby"
import { Heading, Lead, PageSection, SectionHead } from "../../ui/layout/page-section"
import { Rail } from "../../ui/layout/rail"
import type { PictureProps } from "../../ui/media/picture"
import { shareSizes } from "../../ui/media/share-sizes"
import { WideImage } from "../../ui/media/wide-image"
import { below, from, grid, sectionSpace } from "../../ui/theme/tokens"
import { TeamMemberCard } from "./team-member-card"

interface TeamProps {
  /** The whole team, above the heading. */
  photo: Pick<PictureProps, "image" | "wide" | "alt">
  team: readonly Queries.TeamTeamMemberFragment[]
}

const heading = "The people you will meet"

/** The members of the team. */
export const Team = ({ photo, team }: TeamProps) =>
  team.length > 0 ? (
    <PageSection surface="subtle">
      {photo.image ? (
        <Photo>
          <WideImage {...photo} eager={false} />
        </Photo>
      ) : null}
      <SectionHead>
        <Heading id="team">{heading}</Heading>
        <Lead>No account managers in between.</Lead>
      </SectionHead>
      <Rail label={heading}>
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
      </Rail>
    </PageSection>
  ) : null

const Photo = styled.div`
  margin-bottom: ${sectionSpace.headGap};
`

const Members = styled.ul`
  display: grid;
  gap: 48px ${grid.gapNarrow};

  ${below.md} {
    --rail-card: min(76vw, 20rem);
  }

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
        gatsbyImageData(layout: CONSTRAINED, width: 384, breakpoints: [256, 384, 640, 828])
      }
    }
  }
`

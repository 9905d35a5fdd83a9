import styled from "@emotion/styled"
import { graphql } from "gatsby"
import type { PropsOf } from "../../../content/define"
import { below, from, grid, sectionSpace } from "../../theme/tokens"
import { Heading, Lead, PageSection, SectionHead } from "../../ui/layout/page-section"
import { Rail } from "../../ui/layout/rail"
import { WideImage } from "../../ui/media/wide-image"
import type { team } from "./section"
import { TeamMemberCard } from "./team-member-card"

export type TeamProps = PropsOf<typeof team>

/** The members of the team, below a photo of all of them. */
export const Team = ({ id, heading, lead, joined, surface, teamPhoto, team }: TeamProps) =>
  team.length > 0 ? (
    <PageSection joined={joined} surface={surface}>
      {teamPhoto ? (
        <Photo>
          <WideImage
            image={teamPhoto.image.childImageSharp?.gatsbyImageData}
            wide={teamPhoto.imageWide?.childImageSharp?.gatsbyImageData}
            dark={teamPhoto.imageDark?.childImageSharp?.gatsbyImageData}
            wideDark={teamPhoto.imageWideDark?.childImageSharp?.gatsbyImageData}
            alt={teamPhoto.alt}
            eager={false}
          />
        </Photo>
      ) : null}
      <SectionHead>
        <Heading id={id}>{heading}</Heading>
        {lead ? <Lead>{lead}</Lead> : null}
      </SectionHead>
      <Rail label={heading}>
        <Members>
          {team.map(({ key, ...member }) => (
            <li key={key}>
              <TeamMemberCard {...member} />
            </li>
          ))}
        </Members>
      </Rail>
    </PageSection>
  ) : null

const Photo = styled.div`
  margin-bottom: ${sectionSpace.headGap};
`

/** From md up, the parts of the cards of a row have the same height. */
const Members = styled.ul`
  display: grid;
  gap: 48px ${grid.gapNarrow};

  ${below.md} {
    --rail-card: min(76vw, 20rem);
  }

  ${from.md} {
    row-gap: 0;
    margin-bottom: -48px;

    > li,
    > li > article {
      display: grid;
      grid-row: span 6;
      grid-template: subgrid / minmax(0, 1fr);
    }

    > li {
      padding-bottom: 48px;
    }
  }

  ${from.twoColumns} {
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
    imageDark {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 384, breakpoints: [256, 384, 640, 828])
      }
    }
  }
`

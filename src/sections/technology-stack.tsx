import styled from "@emotion/styled"
import { graphql } from "gatsby"
import { IconTile } from "../components/icon-tile"
import { Section, type SectionProps } from "../components/section"
import { TagRow } from "../components/tag"
import { TechnologyTag } from "../components/technology-tag"
import { color, from, typography } from "../theme/tokens"

export interface TechnologyStackProps extends SectionProps {
  groups: Queries.TechnologyStackServiceFragment["technologyStack"]
  /** Related technologies: a tag that is the name of one gets its mark and a link. */
  technologies?: Queries.TechnologyStackServiceFragment["technologies"]
}

/** Technologies by group, a row with its icon each. */
export const TechnologyStack = ({ groups, technologies = [], ...head }: TechnologyStackProps) => {
  if (groups.length === 0) return null
  const related = new Map(technologies.map((technology) => [technology.name, technology]))
  return (
    <Section {...head}>
      <Groups>
        {groups.map(({ icon, title, tags }) => (
          <Group key={title}>
            <Title>
              <IconTile icon={icon} />
              <h3>{title}</h3>
            </Title>
            <Chips>
              {tags.map((tag) => (
                <TechnologyTag
                  key={tag}
                  name={tag}
                  href={related.get(tag)?.path}
                  mark={related.get(tag)?.mark?.publicURL}
                />
              ))}
            </Chips>
          </Group>
        ))}
      </Groups>
    </Section>
  )
}

const Groups = styled.ul`
  border-top: 1px solid ${color.border};
`

const Group = styled.li`
  display: grid;
  gap: 18px;
  padding-block: 28px;
  border-bottom: 1px solid ${color.border};

  ${from.md} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    align-items: center;
    padding-block: 30px;
  }
`

const Title = styled.div`
  display: flex;
  align-items: center;
  gap: 18px;

  > h3 {
    ${typography.h3}
    min-width: 0;
  }
`

const Chips = styled(TagRow)`
  gap: 10px;
`

export const technologyStackFragments = graphql`
  fragment TechnologyStackService on Service {
    technologyStack {
      icon
      title
      tags
    }
    technologies {
      name
      path
      mark {
        publicURL
      }
    }
  }

  fragment TechnologyStackCaseStudy on CaseStudy {
    technologyStack {
      icon
      title
      tags
    }
    technologies {
      name
      path
      mark {
        publicURL
      }
    }
  }

  fragment TechnologyStackTechnology on Technology {
    technologyStack {
      icon
      title
      tags
    }
  }
`

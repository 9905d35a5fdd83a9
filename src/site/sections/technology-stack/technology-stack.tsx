import styled from "@emotion/styled"
import { graphql } from "gatsby"
import type { PropsOf } from "../../../content/define"
import { below, color, from, typography } from "../../theme/tokens"
import { TagRow } from "../../ui/actions/tag"
import { PageSection } from "../../ui/layout/page-section"
import { Rail } from "../../ui/layout/rail"
import { IconTile } from "../../ui/media/icon-tile"
import type { technologyStack } from "./section"
import { TechnologyTag } from "./technology-tag"

export type TechnologyStackProps = PropsOf<typeof technologyStack>

/** Technologies by group. Related ones have their logo and a link. */
export const TechnologyStack = ({ technologyStack, technologies = [], ...head }: TechnologyStackProps) => {
  if (technologyStack.length === 0) return null
  const related = new Map(technologies.map((technology) => [technology.name, technology]))
  return (
    <PageSection {...head}>
      <Rail label={head.heading}>
        <Groups>
          {technologyStack.map(({ icon, title, tags }) => (
            <Group key={title}>
              <Title>
                <IconTile icon={icon} />
                <h3>{title}</h3>
              </Title>
              <TagRow>
                {tags.map((tag) => (
                  <TechnologyTag
                    key={tag}
                    name={tag}
                    href={related.get(tag)?.path}
                    logo={related.get(tag)?.mark?.publicURL}
                  />
                ))}
              </TagRow>
            </Group>
          ))}
        </Groups>
      </Rail>
    </PageSection>
  )
}

const Groups = styled.ul`
  border-top: 1px solid ${color.border};

  ${below.md} {
    border-block: 1px solid ${color.border};
  }
`

const Group = styled.li`
  display: grid;
  gap: 18px;
  padding-block: 28px;
  border-bottom: 1px solid ${color.border};

  ${below.md} {
    align-content: start;
    border: 0;
  }

  ${from.md} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    align-items: center;
    padding-block: 30px;
  }

  @media print {
    padding-block: 14px;
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

export const technologyCard = graphql`
  fragment TechnologyCard on Technology {
    name
    path
    mark {
      publicURL
    }
  }
`

import styled from "@emotion/styled"
import { from, grid, space } from "../../theme/tokens"
import type { Project } from "../../ui/cards/project"
import { ProjectCardDetailed } from "../../ui/cards/project-card-detailed"
import { containerSizes, halfSizes } from "../../ui/media/share-sizes"

/** Detailed cards, two in a row from md up. An odd last card spans the row. */
export const StudyCards = ({ projects }: { projects: readonly Project[] }) => (
  <Cards>
    {projects.map((project, index) => (
      <li key={project.href}>
        <ProjectCardDetailed
          project={project}
          headingLevel={2}
          sizes={index % 2 === 0 && index === projects.length - 1 ? containerSizes : halfSizes}
        />
      </li>
    ))}
  </Cards>
)

const Cards = styled.ul`
  display: grid;
  gap: 36px ${grid.gapNarrow};

  * + & {
    margin-top: ${space[12]};
  }

  ${from.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[12]} ${grid.gap};

    > li:last-of-type:nth-of-type(odd) {
      --focus-point: 50% 25%;
      --image-ratio: 2 / 1;
      grid-column: 1 / -1;
    }
  }
`

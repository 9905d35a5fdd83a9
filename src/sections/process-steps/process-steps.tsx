import styled from "@emotion/styled"
import type { PropsOf } from "../../content/model/define-section"
import { PageSection } from "../../ui/layout/page-section"
import { Rail } from "../../ui/layout/rail"
import { columns } from "../../ui/theme/columns"
import { pinned } from "../../ui/theme/pinned"
import { grid, radius, space } from "../../ui/theme/tokens"
import { ProcessStepCard } from "./process-step-card"
import type { processSteps } from "./section"

export type ProcessStepsProps = PropsOf<typeof processSteps>

/** The steps of our process. From md up the heading stays in place, and the cards stack on each other. */
export const ProcessSteps = ({ process, surface = "subtle", ...head }: ProcessStepsProps) =>
  process.length > 0 ? (
    <PageSection {...head} surface={surface} pinnedHead>
      <Rail label={head.heading}>
        <Steps>
          {process.map(({ step, icon, title, desc }) => (
            <li key={step}>
              <ProcessStepCard step={step} icon={icon} title={title} desc={desc} />
            </li>
          ))}
        </Steps>
      </Rail>
    </PageSection>
  ) : null

const firstRow = "6rem"

const Steps = styled.ol`
  display: grid;
  gap: ${grid.gapNarrow};
  ${columns({ sm: 2, lg: 4 })}

  ${pinned(`
    display: flex;
    flex-direction: column;
    gap: ${space[6]};

    /* The first row of each card stays visible above the next card. With these margins all reach the end together. */
    > li {
      position: sticky;
      top: calc(var(--header-height) + var(--on-this-page-height, 0px) + ${space[6]} + var(--above, 0) * ${firstRow});
      margin-bottom: calc((3 - var(--above, 0)) * ${firstRow});
      border-radius: ${radius.lg};
      background: var(--section-background);
      animation: none;
    }

    > li + li {
      margin-top: calc((var(--above) - 4) * ${firstRow});
    }

    ${[1, 2, 3].map((above) => `> li:nth-of-type(${above + 1}) { --above: ${above}; }`).join("\n")}
  `)}
`

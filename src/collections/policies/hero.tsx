import styled from "@emotion/styled"
import type { HeroPropsOf } from "../../content/model/define-section"
import { PageHead } from "../../ui/layout/page-head"
import { color, typography } from "../../ui/theme/tokens"
import { formatDay } from "../../util/day"
import type { hero } from "./collection"

export type HeroProps = HeroPropsOf<typeof hero>

/** The head of a policy: name, sentence, and the day of its last change. */
export const Hero = ({ breadcrumb, name, desc, date, updated }: HeroProps) => (
  <PageHead
    breadcrumb={breadcrumb}
    heading={name}
    lead={desc}
    action={
      <Day>
        Last updated <time dateTime={updated ?? date}>{formatDay(updated ?? date)}</time>
      </Day>
    }
  />
)

const Day = styled.p`
  ${typography.small}
  color: ${color.textSecondary};
`

import styled from "@emotion/styled"
import type { HeroPropsOf } from "../../../content/define"
import { formatDay } from "../../../util/day"
import { fillParts } from "../../../util/fill-text"
import { color, typography } from "../../theme/tokens"
import { PageHead } from "../../ui/layout/page-head"
import { useTexts } from "../../ui/text/texts"
import type { hero } from "./collection"

export type HeroProps = HeroPropsOf<typeof hero>

/** The head of a policy: name, sentence, and the day of its last change. */
export const Hero = ({ breadcrumb, name, desc, date, updated }: HeroProps) => {
  const { lastUpdated } = useTexts("articles")
  const day = updated ?? date
  const time = (
    <time key="day" dateTime={day}>
      {formatDay(day)}
    </time>
  )
  return (
    <PageHead
      breadcrumb={breadcrumb}
      heading={name}
      lead={desc}
      action={<Day>{fillParts(lastUpdated, { day: time })}</Day>}
    />
  )
}

const Day = styled.p`
  ${typography.small}
  color: ${color.textSecondary};
`

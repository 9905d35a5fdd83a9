import styled from "@emotion/styled"
import ArrowRight from "lucide-react/icons/arrow-right"
import { Link, type LinkProps } from "../../router/link"
import { movingArrow } from "../../theme/moving-arrow"

/** A standalone underlined link with an arrow, e.g. "All case studies". */
export const ArrowLink = ({ children, ...link }: LinkProps) => (
  <Underlined {...link}>
    {children}
    <ArrowRight size={18} strokeWidth={1.75} />
  </Underlined>
)

const Underlined = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  padding-bottom: 3px;
  border-bottom: 1.5px solid currentColor;
  font-weight: 500;
  ${movingArrow("3px")}
`

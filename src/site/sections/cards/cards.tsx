import styled from "@emotion/styled"
import type { TextPropsOf } from "../../../content/define"
import { Flow } from "../../body/text-styles"
import { forcedColorsBorder } from "../../theme/forced-colors-border"
import { color, onHover, radius, shadow, space, typography } from "../../theme/tokens"
import { CardLink } from "../../ui/cards/card-link"
import type { card, cards } from "./section"

/** Cards next to each other where there is space. */
export const Cards = ({ children }: TextPropsOf<typeof cards, typeof card>) => <Grid>{children}</Grid>

export const Card = ({ title, href, children }: TextPropsOf<typeof card>) => (
  <Frame>
    <Title>{href ? <CardLink href={href}>{title}</CardLink> : title}</Title>
    <Text>{children}</Text>
  </Frame>
)

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15em), 1fr));
  gap: ${space[4]};
`

const Frame = styled.div`
  position: relative;
  min-width: 0;
  padding: ${space[5]};
  border-radius: ${radius.lg};
  --section-background: ${color.surface};
  background: var(--section-background);
  box-shadow: inset 0 0 0 1px ${color.border};

  ${onHover(`box-shadow: ${shadow.md}, inset 0 0 0 1px ${color.borderHover};`, "&:has(a[href]:hover)")}

  ${forcedColorsBorder}
`

const Title = styled.p`
  ${typography.h5}
  font-weight: 500;
  overflow-wrap: anywhere;
`

/** Links in the text stay above the card's own link. */
const Text = styled(Flow)`
  ${typography.small}
  margin-top: ${space[2]};
  color: ${color.textSecondary};

  a {
    position: relative;
    z-index: 1;
  }
`

import styled from "@emotion/styled"
import { type Accent, accents, size } from "../theme/tokens"
import { Icon } from "./icon"

export interface IconTileProps {
  icon: string
  accent?: Accent
  /** Solid accent instead of the soft one. */
  filled?: boolean
  /** 44 px instead of 56. */
  small?: boolean
}

/** An icon on a square of its accent colour. Decorative. */
export const IconTile = ({ icon, accent = "green", filled = false, small = false }: IconTileProps) => (
  <Tile accent={accent} filled={filled} small={small}>
    <Icon name={icon} size={small ? 22 : 26} />
  </Tile>
)

const own = ["accent", "filled", "small"]

const Tile = styled("span", { shouldForwardProp: (name) => !own.includes(name) })<
  Required<Omit<IconTileProps, "icon">>
>`
  display: grid;
  flex: none;
  place-items: center;
  width: ${({ small }) => (small ? size.iconTileSm : size.iconTile)};
  height: ${({ small }) => (small ? size.iconTileSm : size.iconTile)};
  border-radius: ${({ small }) => (small ? "13px" : "16px")};
  color: ${({ accent, filled }) => accents[accent][filled ? "on" : "text"]};
  background: ${({ accent, filled }) => accents[accent][filled ? "solid" : "soft"]};
`

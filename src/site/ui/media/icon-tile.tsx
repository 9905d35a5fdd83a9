import styled from "@emotion/styled"
import { type Accent, accents, size } from "../../theme/tokens"
import { square } from "../actions/icon-button"
import { Icon } from "./icon"

interface IconTileProps {
  icon: string
  accent?: Accent
  /** Solid accent instead of the soft one. */
  filled?: boolean
  /** 44 px instead of 56 px. */
  small?: boolean
}

/** An icon on a square in its accent colour. Decorative. */
export const IconTile = ({ icon, accent = "green", filled = false, small = false }: IconTileProps) => (
  <Tile $accent={accent} $filled={filled} data-small={small || undefined}>
    <Icon name={icon} size={small ? 22 : 26} />
  </Tile>
)

const Tile = styled.span<{ $accent: Accent; $filled: boolean }>`
  ${square(size.iconTile)}
  border-radius: 16px;
  color: ${({ $accent, $filled }) => accents[$accent][$filled ? "on" : "text"]};
  background: ${({ $accent, $filled }) => accents[$accent][$filled ? "solid" : "soft"]};

  &[data-small] {
    width: ${size.iconTileSm};
    height: ${size.iconTileSm};
    border-radius: 13px;
  }
`

import styled from "@emotion/styled"
import Building2 from "lucide-react/icons/building-2"
import Monitor from "lucide-react/icons/monitor"
import Smartphone from "lucide-react/icons/smartphone"
import User from "lucide-react/icons/user"
import { forcedColorsBorder } from "../../theme/forced-colors-border"
import { radius } from "../../theme/tokens"

const icons = { Desktop: Monitor, Android: Smartphone, B2C: User, B2B: Building2 }

type Platform = keyof typeof icons

interface PlatformBadgeProps {
  platform: Platform
  /** For heroes; by default inherited. */
  borderColor?: string | null
  textColor?: string | null
}

/** A badge of 34 px with a product's platform. */
export const PlatformBadge = ({ platform, borderColor, textColor }: PlatformBadgeProps) => {
  const PlatformIcon = icons[platform]
  return (
    <Shape $border={borderColor ?? "currentColor"} $color={textColor ?? "inherit"}>
      <PlatformIcon size={16} strokeWidth={1.75} />
      {platform}
    </Shape>
  )
}

const Shape = styled.span<{ $border: string; $color: string }>`
  display: inline-flex;
  align-items: center;
  gap: 7px;
  min-height: 34px;
  padding: 0.25em 13px;
  border-radius: ${radius.sm};
  color: ${({ $color }) => $color};
  box-shadow: inset 0 0 0 1.5px ${({ $border }) => $border};
  font-size: 0.875rem;
  font-weight: 500;
  ${forcedColorsBorder}
`

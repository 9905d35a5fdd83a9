import styled from "@emotion/styled"
import { Building2, type LucideIcon, Monitor, Smartphone, User } from "lucide-react"
import { forcedEdge } from "../theme/forced-edge"
import { radius } from "../theme/tokens"

export type Platform = "Desktop" | "Android" | "B2C" | "B2B"

export interface PlatformBadgeProps {
  platform: Platform
  /** For heroes; by default inherited. */
  borderColor?: string | null
  textColor?: string | null
}

/** A badge of 34 px with a product's platform. */
export const PlatformBadge = ({ platform, borderColor, textColor }: PlatformBadgeProps) => {
  const Drawing = drawings[platform]
  return (
    <Shape $border={borderColor ?? "currentColor"} $color={textColor ?? "inherit"}>
      <Drawing size={16} strokeWidth={1.75} />
      {platform}
    </Shape>
  )
}

const drawings: Record<Platform, LucideIcon> = {
  Desktop: Monitor,
  Android: Smartphone,
  B2C: User,
  B2B: Building2,
}

const Shape = styled.span<{ $border: string; $color: string }>`
  display: inline-flex;
  align-items: center;
  gap: 7px;
  height: 34px;
  padding: 0 13px;
  border-radius: ${radius.sm};
  color: ${({ $color }) => $color};
  box-shadow: inset 0 0 0 1.5px ${({ $border }) => $border};
  font-size: 0.875rem;
  font-weight: 500;
  ${forcedEdge}
`

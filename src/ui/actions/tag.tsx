import styled from "@emotion/styled"
import { Children, type ReactNode } from "react"
import { forcedColorsBorder } from "../theme/forced-colors-border"
import { color, radius, space } from "../theme/tokens"

interface TagProps {
  /** Custom colours, for heroes; default the page's. */
  background?: string | null
  textColor?: string | null
  children: ReactNode
}

/** A label of 32 px without interaction; taller if the visitor's text is large. */
const Tag = ({ background, textColor, children }: TagProps) => (
  <Shape
    $background={background ?? `var(--tag-background, ${color.bgSunken})`}
    $color={textColor ?? color.text}
  >
    {children}
  </Shape>
)

interface TagsProps extends Omit<TagProps, "children"> {
  items: readonly string[]
}

/** Tags in a row. Renders nothing if there are none. */
export const Tags = ({ items, ...colours }: TagsProps) =>
  items.length > 0 ? (
    <TagRow>
      {items.map((item) => (
        <Tag key={item} {...colours}>
          {item}
        </Tag>
      ))}
    </TagRow>
  ) : null

/** A list that wraps, for tags and other labels. */
export const TagRow = ({ children, className }: { children: ReactNode; className?: string }) => (
  <Row className={className}>{Children.map(children, (child) => (child ? <li>{child}</li> : null))}</Row>
)

const Shape = styled.span<{ $background: string; $color: string }>`
  display: inline-flex;
  align-items: center;
  min-height: 32px;
  padding: 0.25em 13px;
  border-radius: ${radius.pill};
  color: ${({ $color }) => $color};
  background: ${({ $background }) => $background};
  font-size: 0.875rem;
  font-weight: 500;
  white-space: nowrap;
  ${forcedColorsBorder}
`

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  > li {
    display: flex;
    max-width: 100%;
  }
`

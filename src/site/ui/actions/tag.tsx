import styled from "@emotion/styled"
import { Children, type ReactNode } from "react"
import { Link } from "../../router/link"
import { forcedColorsBorder } from "../../theme/forced-colors-border"
import { color, onHover, radius, space } from "../../theme/tokens"

interface TagProps {
  /** Custom colours, for heroes; default the page's. */
  background?: string | null
  textColor?: string | null
  children: ReactNode
}

/** A label of 32 px, which may be a link; taller if the visitor's text is large. */
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
  /** The address of a tag; default none. */
  hrefOf?: (item: string) => string
}

/** Tags in a row. Renders nothing if there are none. */
export const Tags = ({ items, hrefOf, ...colours }: TagsProps) =>
  items.length > 0 ? (
    <TagRow>
      {items.map((item) => (
        <Tag key={item} {...colours}>
          {hrefOf ? <TagLink href={hrefOf(item)}>{item}</TagLink> : item}
        </Tag>
      ))}
    </TagRow>
  ) : null

/** A list that wraps, for tags and other labels. */
export const TagRow = ({ children }: { children: ReactNode }) => (
  <Row>{Children.map(children, (child) => (child ? <li>{child}</li> : null))}</Row>
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

  &:has([aria-current]) {
    box-shadow: inset 0 0 0 1.5px currentColor;
  }
`

/** As wide as its tag, and as high as a finger needs. */
const TagLink = styled(Link)`
  margin: -${space[3]} -13px;
  padding: ${space[3]} 13px;
  border-radius: ${radius.pill};

  ${onHover(`
    text-decoration: underline;
    text-underline-offset: 3px;
  `)}
`

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  &:has(a) {
    row-gap: ${space[3]};
  }

  > li {
    display: flex;
    max-width: 100%;
  }
`

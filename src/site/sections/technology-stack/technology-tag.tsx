import styled from "@emotion/styled"
import { Link } from "../../router/link"
import { forcedColorsBorder } from "../../theme/forced-colors-border"
import { color, duration, onHover, radius } from "../../theme/tokens"

interface TechnologyTagProps {
  name: string
  /** Path of the technology's page. Without it the chip is not a link. */
  href?: string | null
  /** URL of the technology's logo. Decorative. */
  logo?: string | null
}

/** A chip of 48 px with a technology's name, logo and link. */
export const TechnologyTag = ({ name, href, logo }: TechnologyTagProps) => {
  const content = (
    <>
      {logo ? <img src={logo} alt="" width={24} height={24} loading="lazy" decoding="async" /> : null}
      {name}
    </>
  )
  return href ? <LinkChip href={href}>{content}</LinkChip> : <Chip>{content}</Chip>
}

const chip = `
  display: inline-flex;
  align-items: center;
  gap: 10px;
  max-width: 100%;
  min-height: 48px;
  padding: 0 18px;
  border-radius: ${radius.md};
  font-weight: 500;
  background: ${color.surface};
  box-shadow: inset 0 0 0 1px ${color.border};
  transition: box-shadow ${duration.fast};

  > img {
    flex: none;
    margin-left: -6px;
  }

  [data-theme="dark"] & > img {
    padding: 3px;
    border-radius: 7px;
    background: ${color.white};
  }

  ${forcedColorsBorder}
`

const Chip = styled.span(chip)

const LinkChip = styled(Link)`
  ${chip}

  ${onHover(`box-shadow: inset 0 0 0 1.5px ${color.accentText};`)}
`

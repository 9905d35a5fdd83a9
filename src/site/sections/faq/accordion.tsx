import styled from "@emotion/styled"
import Plus from "lucide-react/icons/plus"
import { useId } from "react"
import { forcedColorsBorder } from "../../theme/forced-colors-border"
import {
  color,
  duration,
  easing,
  forcedColors,
  from,
  shadow,
  size,
  space,
  typography,
} from "../../theme/tokens"
import { Icon } from "../../ui/media/icon"
import { wholeWords } from "../../ui/text/whole-words"

interface AccordionItem {
  title: string
  description: string
  icon?: string | null
}

export interface AccordionProps {
  items: readonly AccordionItem[]
  /** primary: rows between hairlines. secondary: filled rows. */
  variant?: "primary" | "secondary"
  multiple?: boolean
}

/**
 * Questions whose answers expand. The first is open at the start. Opening one closes the others,
 * unless `multiple` is set. Works without JavaScript: `<details>` elements with the same name form a group.
 */
export const Accordion = ({ items, variant = "primary", multiple }: AccordionProps) => {
  const name = useId()
  const Item = variant === "primary" ? PrimaryItem : SecondaryItem
  const Group = variant === "primary" ? PrimaryGroup : SecondaryGroup
  return (
    <Group>
      {items.map(({ title, description, icon }, index) => (
        <Item key={title} name={multiple ? undefined : name} open={index === 0}>
          <summary>
            {icon ? (
              <LeadingIcon>
                <Icon name={icon} />
              </LeadingIcon>
            ) : null}
            <Question>{wholeWords(title)}</Question>
            <Sign>
              <Plus size={22} strokeWidth={2.2} />
            </Sign>
          </summary>
          <Answer data-indented={icon ? "" : undefined}>{description}</Answer>
        </Item>
      ))}
    </Group>
  )
}

const PrimaryGroup = styled.div`
  border-top: 1px solid ${color.border};
`

const SecondaryGroup = styled.div`
  display: grid;
  gap: 10px;
  align-content: start;
`

/** Only browsers with `::details-content` animate `<details>`. */
const item = `
  interpolate-size: allow-keywords;
  --sign: ${color.accentText};
  --sign-background: ${color.accentSoft};

  &[open] {
    --sign: ${color.redText};
    --sign-background: ${color.redSoft};
  }

  &::details-content {
    block-size: 0;
    overflow: clip;
    transition: block-size ${duration.slow} ${easing.standard}, content-visibility ${duration.slow} allow-discrete;
  }

  &[open]::details-content {
    block-size: auto;
  }

  > summary {
    display: flex;
    align-items: center;
    gap: ${space[6]};
    list-style: none;
    cursor: pointer;
  }

  > summary::-webkit-details-marker {
    display: none;
  }

  &[open] > summary > :last-child path:last-of-type {
    transform: scaleY(0);
  }

  /* The item's own lines are enough. */
  ${forcedColors} {
    > summary:not(:focus-visible) {
      outline: 0;
    }
  }
`

const PrimaryItem = styled.details`
  ${item}
  border-bottom: 1px solid ${color.border};

  > summary {
    ${typography.h4}
    padding: 26px 0;
  }
`

// One border around question and answer.
const SecondaryItem = styled.details`
  ${item}
  --sign-background: transparent;
  --sign-size: 28px;
  padding-inline: ${space[6]};
  border-radius: 18px;
  background: ${color.bgSubtle};
  transition: background ${duration.base}, box-shadow ${duration.base};

  &[open] {
    --sign-background: transparent;
    background: ${color.surface};
    box-shadow: inset 0 0 0 1px ${color.border}, ${shadow.sm};
  }

  > summary {
    ${typography.h5}
    padding: ${space[5]} 0;
  }

  ${forcedColorsBorder}
`

const LeadingIcon = styled.span`
  flex: none;
  margin-right: -${space[2]};
  color: ${color.textTertiary};
`

const Question = styled.span`
  flex: 1;
  text-wrap: balance;
`

/** A green plus, or a red minus while the panel is open. */
const Sign = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: var(--sign-size, ${size.touchTarget});
  height: ${size.touchTarget};
  border-radius: 50%;
  color: var(--sign);
  background: var(--sign-background);
  transition: color ${duration.fast}, background ${duration.fast};

  path {
    transition: transform ${duration.base} ${easing.standard};
    transform-origin: center;
  }
`

const Answer = styled.p`
  max-width: 38em;
  padding: 0 0 30px;
  color: ${color.textSecondary};

  &[data-indented] {
    padding-left: ${space[10]};
  }

  ${from.sm} {
    padding-right: 68px;
  }
`

import styled from "@emotion/styled"
import Check from "lucide-react/icons/check"
import CircleAlert from "lucide-react/icons/circle-alert"
import { useId } from "react"
import { columns } from "../../theme/columns"
import { forcedColorsBorder } from "../../theme/forced-colors-border"
import { color, duration, forcedColors, onHover, radius, space, typography } from "../../theme/tokens"
import { square } from "../../ui/actions/icon-button"
import { FieldError } from "../../ui/forms/field"
import { Icon } from "../../ui/media/icon"
import { VisuallyHidden } from "../../ui/text/visually-hidden"

interface Choice {
  name: string
  /** Name of its icon. */
  icon: string
}

export interface ChoicesProps {
  legend: string
  /** Show the legend to screen readers only, if a heading has the same text. */
  legendHidden?: boolean
  name: string
  choices: readonly Choice[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  error?: string
}

/** Checkboxes as cards. A checked one has a green border and a check mark. */
export const Choices = ({
  legend,
  legendHidden = false,
  name,
  choices,
  chosen,
  onChange,
  error,
}: ChoicesProps) => {
  const id = useId()
  const toggle = (value: string, on: boolean) =>
    onChange(on ? [...chosen, value] : chosen.filter((other) => other !== value))
  return (
    <Group aria-describedby={error ? `${id}-error` : undefined} data-invalid={error ? "" : undefined}>
      {legendHidden ? <VisuallyHidden as="legend">{legend}</VisuallyHidden> : <Legend>{legend}</Legend>}
      {error ? (
        <ChoiceError id={`${id}-error`} role="alert">
          <CircleAlert size={16} strokeWidth={1.75} />
          {error}
        </ChoiceError>
      ) : null}
      <Cards>
        {choices.map(({ name: value, icon }) => (
          <Card key={value}>
            <input
              type="checkbox"
              name={name}
              value={value}
              checked={chosen.includes(value)}
              aria-invalid={error ? true : undefined}
              onChange={(event) => toggle(value, event.currentTarget.checked)}
            />
            <Face>
              <Tile data-tile aria-hidden>
                <span>
                  <Icon name={icon} size={22} />
                </span>
                <Check size={22} strokeWidth={1.75} />
              </Tile>
              {value}
            </Face>
          </Card>
        ))}
      </Cards>
    </Group>
  )
}

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: ${radius.lg};

  &[data-invalid] {
    outline: 1px solid ${color.red};
    outline-offset: ${space[3]};
  }
`

const Legend = styled.legend`
  ${typography.small}
  padding: 0;
  margin-bottom: ${space[2]};
  font-weight: 500;
`

const ChoiceError = styled(FieldError)`
  margin: 0 0 ${space[4]};
`

const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--grid-gap);
  ${columns({ md: 2 })}
`

const Tile = styled.span`
  ${square("44px")}
  border-radius: 13px;
  color: ${color.accentText};
  background: ${color.accentSoft};

  > * {
    grid-area: 1 / 1;
  }

  > svg {
    visibility: hidden;
  }
`

const Face = styled.span`
  display: flex;
  gap: ${space[5]};
  align-items: center;
  height: 100%;
  padding: ${space[6]};
  border-radius: ${radius.lg};
  font-weight: 500;
  line-height: 1.35;
  background: ${color.surface};
  box-shadow: inset 0 0 0 1px ${color.border};
  transition: background ${duration.fast}, box-shadow ${duration.fast};
  ${forcedColorsBorder}
`

/** The checkbox covers the card, so that pointers and touch screen readers find it. */
const Card = styled.label`
  position: relative;
  display: block;
  min-width: 0;
  cursor: pointer;

  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
    /* The question stays visible above an answer that gets the focus. */
    scroll-margin-top: calc(var(--header-height) + 220px);
  }

  ${onHover(`box-shadow: inset 0 0 0 1.5px ${color.accentText};`, "&:hover > span")}

  input:checked ~ span {
    background: ${color.accentSoft};
    box-shadow: inset 0 0 0 2px ${color.accentText};
  }

  input:focus-visible ~ span {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
  }

  input:checked ~ span [data-tile] {
    color: ${color.onAccent};
    background: ${color.accent};
  }

  input:checked ~ span [data-tile] > span {
    visibility: hidden;
  }

  input:checked ~ span [data-tile] > svg {
    visibility: visible;
  }

  ${forcedColors} {
    input:checked:not(:focus-visible) ~ span {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }

    input:checked ~ span [data-tile] {
      forced-color-adjust: none;
      color: HighlightText;
      background: Highlight;
    }
  }
`

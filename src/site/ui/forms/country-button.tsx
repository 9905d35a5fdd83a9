import styled from "@emotion/styled"
import ChevronDown from "lucide-react/icons/chevron-down"
import { type ComponentType, type KeyboardEvent, useId, useRef, useState } from "react"
import type { Country } from "../../../util/country"
import { color, duration, radius, space, typography } from "../../theme/tokens"
import { useTexts } from "../text/texts"
import { VisuallyHidden } from "../text/visually-hidden"
import type { CountrySelectProps } from "./country-select"
import { Flag } from "./flag"

interface CountryButtonProps {
  country: Country
  disabled?: boolean
  onSelect: (country: Country) => void
}

interface Picker {
  Select: ComponentType<CountrySelectProps>
  countries: readonly Country[]
}

/**
 * The country selector at the left edge of the phone field. Loads the list, its component and the flags on first use.
 * Hidden without JavaScript.
 */
export const CountryButton = ({ country, disabled, onSelect }: CountryButtonProps) => {
  const texts = useTexts("forms")
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [picker, setPicker] = useState<Picker>()
  const [state, setState] = useState<"closed" | "loading" | "open" | "failed">("closed")
  /** Each opening starts with a new list. A closed one stays in the document while it fades out. */
  const [openings, setOpenings] = useState(0)
  const open = state === "open"
  const flagUrl = picker?.countries.find(({ id }) => id === country.id)?.flagUrl

  const openList = async () => {
    setOpenings((before) => before + 1)
    if (picker) return setState("open")
    setState("loading")
    try {
      const [{ CountrySelect }, countries] = await Promise.all([
        import("./country-select"),
        import("./country-list").then(({ loadCountries }) => loadCountries()),
      ])
      setPicker({ Select: CountrySelect, countries })
      setState((now) => (now === "loading" ? "open" : now))
    } catch {
      setState("failed")
    }
  }

  const close = (returnFocus: boolean) => {
    setState("closed")
    if (returnFocus) button.current?.focus()
  }

  const openOnArrow = (event: KeyboardEvent) => {
    if (open || (event.key !== "ArrowDown" && event.key !== "ArrowUp")) return
    event.preventDefault()
    void openList()
  }

  return (
    <>
      <Selector
        ref={button}
        type="button"
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-busy={state === "loading" || undefined}
        onMouseDown={(event) => open && event.preventDefault()}
        onKeyDown={openOnArrow}
        onClick={() => (open ? close(true) : void openList())}
      >
        {country.cca2 ? <Flag key={flagUrl} cca2={country.cca2} src={flagUrl} /> : null}
        <VisuallyHidden>
          {texts.countryCode}
          {country.name ? `, ${country.name}` : ""}{" "}
        </VisuallyHidden>
        <span>+{country.code}</span>
        <ChevronDown size={16} strokeWidth={1.75} />
      </Selector>
      {state === "failed" ? <Message role="alert">{texts.countriesFailed}</Message> : null}
      {picker ? (
        <picker.Select
          key={openings}
          id={id}
          hidden={!open}
          countries={picker.countries}
          selected={country}
          onSelect={(chosen) => {
            setState("closed")
            onSelect(chosen)
          }}
          onClose={close}
        />
      ) : null}
    </>
  )
}

const Selector = styled.button`
  display: none;
  flex: none;
  align-items: center;
  gap: 9px;
  height: 100%;
  margin-left: -${space[5]};
  padding: 0 14px 0 ${space[5]};
  border: 0;
  border-right: 1px solid ${color.border};
  border-radius: ${radius.md} 0 0 ${radius.md};
  font-weight: 500;
  white-space: nowrap;
  background: none;
  cursor: pointer;

  [data-scripts] & {
    display: flex;
  }

  &:focus-visible {
    outline-offset: -6px;
  }

  &:disabled {
    cursor: not-allowed;
  }

  > svg {
    flex: none;
    transition: transform ${duration.fast};
  }

  &[aria-expanded="true"] > svg {
    transform: rotate(180deg);
  }

  &[aria-busy] > svg {
    opacity: 0.4;
  }
`

const Message = styled.span`
  ${typography.caption}
  position: absolute;
  top: calc(100% + ${space[2]});
  left: 0;
  color: ${color.redText};
`

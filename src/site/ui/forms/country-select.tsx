import styled from "@emotion/styled"
import { useCombobox } from "downshift"
import Search from "lucide-react/icons/search"
import type { ChangeEvent, KeyboardEvent, MouseEvent } from "react"
import { useEffect, useMemo, useRef, useState } from "react"
import type { Country } from "../../../util/country"
import { fillText, inFigures } from "../../../util/fill-text"
import { isComposing } from "../../../util/is-composing"
import { fadeOnOpen } from "../../theme/fade-on-open"
import { color, space } from "../../theme/tokens"
import { useTexts } from "../text/texts"
import { visuallyHidden } from "../text/visually-hidden"
import { filterCountries } from "./country-list"
import { Flag } from "./flag"
import { ListRow, listBox, listPanel } from "./list-box"

export interface CountrySelectProps {
  id: string
  /** Closed. */
  hidden: boolean
  countries: readonly Country[]
  selected: Country
  onSelect: (country: Country) => void
  /** Called on close without a choice; `returnFocus` moves the focus back to the button. */
  onClose: (returnFocus: boolean) => void
}

/** The open list of country codes: a search field, and 256 px of rows below it. */
export const CountrySelect = ({ id, hidden, countries, selected, onSelect, onClose }: CountrySelectProps) => {
  const texts = useTexts("forms")
  const [search, setSearch] = useState("")
  const items = useMemo(() => filterCountries(countries, search), [countries, search])
  const selectedIndex = countries.findIndex((country) => country.id === selected.id)
  const panel = useRef<HTMLDivElement>(null)

  const { getInputProps, getMenuProps, getItemProps, highlightedIndex } = useCombobox<Country>({
    id,
    items: items as Country[],
    isOpen: true,
    inputValue: search,
    selectedItem: selected,
    itemToString: (country) => country?.name ?? "",
    itemToKey: (country) => country?.id,
    initialHighlightedIndex: Math.max(0, selectedIndex),
    defaultHighlightedIndex: 0,
    // A click into the search field or next to the list does not reset the highlighted row.
    stateReducer: (state, { type, changes }) => (ignoredChanges.includes(type) ? state : changes),
  })

  const onKeyDown = (event: KeyboardEvent & { preventDownshiftDefault?: boolean }) => {
    const highlighted = items[highlightedIndex]
    const closing = event.key === "Escape" || (event.key === "ArrowUp" && event.altKey)
    if (!closing && event.key !== "Enter") return
    // Enter must not submit the surrounding form.
    event.preventDefault()
    event.preventDownshiftDefault = true
    if (closing) onClose(true)
    else if (highlighted && !isComposing(event.nativeEvent)) onSelect(highlighted)
  }

  useEffect(() => {
    panel.current?.scrollIntoView?.({ block: "nearest" })
  }, [])

  return (
    <Panel
      ref={panel}
      id={id}
      hidden={hidden}
      role="dialog"
      aria-label={texts.countryCode}
      onMouseDown={keepFocus}
    >
      <SearchRow>
        <Search size={18} strokeWidth={1.75} />
        <SearchInput
          {...getInputProps({
            "aria-label": texts.countrySearch,
            placeholder: texts.countryPlaceholder,
            spellCheck: false,
            onKeyDown,
            onChange: (event: ChangeEvent<HTMLInputElement>) => setSearch(event.currentTarget.value),
            onBlur: () => onClose(false),
            // Without rows, Downshift would refer to one that does not exist.
            ...(items.length === 0 && { "aria-activedescendant": undefined }),
          })}
        />
      </SearchRow>
      <List {...getMenuProps({ "aria-label": texts.countries })} tabIndex={-1}>
        {items.map((country, index) => (
          <Row
            key={country.id}
            data-highlighted={index === highlightedIndex ? "" : undefined}
            {...getItemProps({
              item: country,
              index,
              "aria-selected": country.id === selected.id,
              onClick: () => onSelect(country),
            })}
          >
            <Flag key={country.flagUrl} cca2={country.cca2} src={country.flagUrl} />
            <Name>{country.name}</Name>
            <Code>+{country.code}</Code>
          </Row>
        ))}
      </List>
      <Result role="status" data-empty={items.length === 0 || undefined}>
        {items.length === 0
          ? texts.noCountry
          : fillText(texts.countryCount, { count: items.length }, inFigures(items.length))}
      </Result>
    </Panel>
  )
}

const Panel = styled.div`
  ${listPanel}
  ${fadeOnOpen("&[hidden]")}
  overflow: hidden;
`

const SearchRow = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  height: 56px;
  margin-inline: 1px;
  padding-inline: ${space[5]};
  border-bottom: 1px solid ${color.border};
  color: ${color.textSecondary};

  &:focus-within {
    box-shadow: inset 0 -2px 0 ${color.accentText};
  }

  svg {
    flex: none;
  }
`

const SearchInput = styled.input`
  flex: 1;
  min-width: 0;
  height: 100%;
  padding: 0;
  border: 0;
  color: ${color.text};
  background: none;

  &:focus-visible {
    outline: 2px solid transparent;
  }

  &::placeholder {
    color: ${color.textTertiary};
    opacity: 1;
  }
`

const List = styled.ul(listBox)

const Row = styled(ListRow)`
  content-visibility: auto;
`

const Name = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Code = styled.span`
  color: ${color.textSecondary};
`

/** A live region, visible if nothing is found. */
const Result = styled.p`
  padding: 0 ${space[5]} ${space[4]};
  color: ${color.textSecondary};

  &:not([data-empty]) {
    ${visuallyHidden}
  }
`

const { InputClick, InputBlur } = useCombobox.stateChangeTypes
const ignoredChanges: readonly unknown[] = [InputClick, InputBlur]

/** Keep the focus in the search field on a press on the panel or its scroll bar. */
const keepFocus = (event: MouseEvent) => {
  if (!(event.target instanceof HTMLInputElement)) event.preventDefault()
}

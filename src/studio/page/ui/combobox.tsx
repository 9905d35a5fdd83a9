import styled from "@emotion/styled"
import { useCombobox } from "downshift"
import { useEffect, useRef, useState } from "react"
import { ListRow } from "../../../components/list-box"
import { color, size } from "../../../theme/tokens"
import type { ControlProps } from "../form/control-props"
import { Input } from "./controls"
import { popoverStyles } from "./popover-styles"

export interface Option {
  value: string
  label: string
  /** A name of the site's icons. */
  icon?: string
}

interface ComboboxProps {
  options: readonly Option[]
  value: string
  onChange: (value: string) => void
  attributes: ControlProps["attributes"]
}

/** A text field that searches its options. */
export const Combobox = ({ options, value, onChange, attributes }: ComboboxProps) => {
  const selected = options.find((option) => option.value === value)
  const label = selected?.label ?? value
  const [query, setQuery] = useState<string>()
  const words = (query ?? "").toLowerCase()
  const found = options.filter(({ label, value }) => `${label} ${value}`.toLowerCase().includes(words))
  const { isOpen, highlightedIndex, openMenu, getInputProps, getMenuProps, getItemProps } =
    useCombobox<Option>({
      items: found,
      itemToString: (item) => item?.label ?? "",
      selectedItem: selected ?? null,
      itemToKey: (item) => item?.value,
      inputValue: query ?? label,
      onInputValueChange: ({ inputValue, type }) => {
        if (type === useCombobox.stateChangeTypes.InputChange) setQuery(inputValue)
      },
      onSelectedItemChange: ({ selectedItem }) => selectedItem && onChange(selectedItem.value),
      onIsOpenChange: ({ isOpen }) => setQuery(isOpen ? "" : undefined),
    })
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // jsdom has no popovers.
    if (isOpen) list.current?.showPopover?.({ source: input.current ?? undefined })
    else list.current?.hidePopover?.()
  }, [isOpen])
  return (
    <Box>
      {selected?.icon ? <SiteIcon name={selected.icon} /> : null}
      <Search
        {...getInputProps({ ...attributes, ref: input, onFocus: () => value === "" && openMenu() })}
        placeholder={isOpen ? label || "Search" : "Choose"}
        data-icon={selected?.icon ? "" : undefined}
      />
      <List {...getMenuProps({ "aria-label": "Options", ref: list })} popover="manual">
        {isOpen
          ? found.map((item, index) => (
              <Row
                key={item.value}
                {...getItemProps({ item, index })}
                data-highlighted={index === highlightedIndex || undefined}
              >
                {item.icon ? <SiteIcon name={item.icon} /> : null}
                {item.label}
                {item.label === item.value ? null : <small>{item.value}</small>}
              </Row>
            ))
          : null}
      </List>
    </Box>
  )
}

/** An icon from the site's sprite. */
const SiteIcon = ({ name }: { name: string }) => (
  <svg width={18} height={18} fill="none" stroke="currentColor" strokeWidth={1.75} aria-hidden>
    <use href={`/icons.svg#${name}`} />
  </svg>
)

const Box = styled.div`
  position: relative;

  > svg {
    position: absolute;
    top: 10px;
    left: 10px;
    pointer-events: none;
  }
`

const Search = styled(Input)`
  &[data-icon] {
    padding-left: 36px;
  }
`

const List = styled.ul`
  ${popoverStyles}
  min-width: anchor-size(width);
  max-width: 320px;
  max-height: ${size.selectList};
  overflow-y: auto;
  scrollbar-width: thin;
`

const Row = styled(ListRow)`
  height: auto;
  min-height: 40px;

  small {
    margin-left: auto;
    color: ${color.textTertiary};
  }
`

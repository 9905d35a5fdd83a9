import styled from "@emotion/styled"
import { useSelect } from "downshift"
import Check from "lucide-react/icons/check"
import ChevronDown from "lucide-react/icons/chevron-down"
import { useEffect, useRef } from "react"
import { fadeOnOpen } from "../../theme/fade-on-open"
import { color, duration, space } from "../../theme/tokens"
import { bareControl } from "./field"
import { ListRow, listBox, listPanel } from "./list-box"

/** An option of a select. */
export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
  /** Tooltip of the option. */
  title?: string
  /** Unique among options of the same value; default the value. */
  key?: string
}

export interface SelectListProps {
  id: string
  name: string
  options: readonly SelectOption[]
  /** Shown while nothing is selected. */
  placeholder: string
  /** "" for no selection. */
  value: string
  onValueChange: (value: string) => void
  disabled?: boolean
  "aria-describedby"?: string
  "aria-invalid"?: boolean
}

/** The select with JavaScript: a button that opens a list. Keys: arrows, Home, End, letters, Enter and Escape. */
export const SelectList = ({
  id,
  name,
  options,
  placeholder,
  value,
  onValueChange,
  disabled,
  ...described
}: SelectListProps) => {
  const menu = useRef<HTMLUListElement>(null)
  const selected = options.find((option) => option.value === value) ?? null
  const { isOpen, getToggleButtonProps, getMenuProps, getItemProps, highlightedIndex } =
    useSelect<SelectOption>({
      id,
      toggleButtonId: id,
      labelId: `${id}-label`,
      items: options as SelectOption[],
      selectedItem: selected,
      itemToString: (option) => option?.label ?? "",
      itemToKey: (option) => option?.key ?? option?.value,
      isItemDisabled: (option) => option.disabled ?? false,
      onSelectedItemChange: ({ selectedItem }) => onValueChange(selectedItem?.value ?? ""),
    })

  useEffect(() => {
    if (isOpen) menu.current?.scrollIntoView?.({ block: "nearest" })
  }, [isOpen])

  return (
    <>
      <Toggle
        type="button"
        data-empty={selected ? undefined : ""}
        {...described}
        {...getToggleButtonProps({ disabled })}
      >
        <Shown>{selected?.label ?? placeholder}</Shown>
        <ChevronDown size={20} strokeWidth={1.75} />
      </Toggle>
      <List {...getMenuProps({ ref: menu })} hidden={!isOpen}>
        {options.map((option, index) => (
          <ListRow
            key={option.key ?? option.value}
            title={option.title}
            data-highlighted={index === highlightedIndex ? "" : undefined}
            {...getItemProps({ item: option, index, "aria-selected": option === selected })}
          >
            <Text>{option.label}</Text>
            {option === selected ? <Check size={18} strokeWidth={1.75} /> : null}
          </ListRow>
        ))}
      </List>
      <input type="hidden" name={name} value={value} disabled={disabled} />
    </>
  )
}

const Toggle = styled.button`
  ${bareControl}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  padding: 0 ${space[5]};
  text-align: left;
  cursor: pointer;

  &[data-empty] {
    color: ${color.textTertiary};
  }

  &:disabled {
    color: ${color.disabledText};
  }

  svg {
    flex: none;
    color: ${color.text};
    transition: transform ${duration.fast};
  }

  &[aria-expanded="true"] svg {
    transform: rotate(180deg);
  }
`

const Shown = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

const List = styled.ul`
  ${listBox}
  ${listPanel}
  ${fadeOnOpen("&[hidden]")}
`

const Text = styled.span`
  flex: 1;
  min-width: 0;
`

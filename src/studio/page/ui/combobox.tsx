import styled from "@emotion/styled"
import { type UseComboboxProps, useCombobox } from "downshift"
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react"
import { color, iconAddress, ListRow, size } from "../../host"
import type { ControlProps } from "../form/field-text"
import { ellipsis, Input } from "./controls"
import { Popover } from "./menu"
import { ranked, rankOf } from "./ranked"

interface Option {
  value: string
  label: string
  /** Shown instead of its label and value. */
  content?: ReactNode
  /** It was found for other words, and cannot be chosen with Enter. */
  isOld?: boolean
}

interface ComboboxProps extends Pick<ControlProps, "onChange" | "attributes"> {
  options: readonly Option[]
  value: string
  /** Values are names of the site's icons. */
  hasIcons?: boolean
  /** Finds the options, which then are always shown. */
  onQuery?: (query: string) => void
}

/** More than these are found by more letters. */
const most = 200

/** A text field that searches its options. */
export const Combobox = (props: ComboboxProps) => {
  const { hasIcons, onQuery, attributes } = props
  const { found, selected, label, isOpen, isMarked, getInputProps, getMenuProps, getItemProps } =
    useSearch(props)
  const iconOf = (option: Option | undefined) =>
    hasIcons && option ? <SiteIcon name={option.value} /> : null
  return (
    <Box>
      {iconOf(selected)}
      <Input {...getInputProps(attributes)} placeholder={isOpen ? label || "Search" : "Choose"} />
      <List as="ul" {...getMenuProps()} popover={onQuery ? undefined : "manual"}>
        {isOpen
          ? found.map((item, index) => (
              <ListRow
                key={item.value}
                {...getItemProps({ item, index })}
                data-highlighted={isMarked(index) || undefined}
              >
                {iconOf(item)}
                {item.content ?? item.label}
                {item.content || item.label === item.value ? null : <small>{item.value}</small>}
              </ListRow>
            ))
          : null}
        {isOpen && found.length === 0 && !onQuery ? (
          <ListRow role="option" aria-disabled aria-selected={false}>
            Nothing found
          </ListRow>
        ) : null}
      </List>
    </Box>
  )
}

/** The options for what is typed, and which is chosen. */
const useSearch = ({ options, value, onQuery, onChange }: ComboboxProps) => {
  const selected = options.find((option) => option.value === value)
  const label = selected?.label ?? value
  const [query, setQuery] = useState<string>()
  const words = query ?? ""
  // Enter was pressed before the options were read.
  const [isWaiting, setIsWaiting] = useState(false)
  const found = onQuery ? [...options] : ranked(options, words, textsOf).slice(0, most)
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const { isOpen, highlightedIndex, openMenu, closeMenu, ...shift } = useCombobox<Option>({
    items: found,
    itemToString: (item) => item?.label ?? "",
    selectedItem: selected ?? null,
    itemToKey: (item) => item?.value,
    inputValue: query ?? label,
    stateReducer: reducerOf(found, words, onQuery !== undefined),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChange(selectedItem.value),
    ...(onQuery ? { isOpen: true } : {}),
    onIsOpenChange: ({ isOpen: force }) => {
      if (onQuery) return
      setQuery((typed) => (force ? (typed ?? "") : undefined))
      if (input.current) list.current?.togglePopover({ force, source: input.current })
    },
  })
  const choose = useEffectEvent(() => {
    setIsWaiting(false)
    if (found[0]) onChange(found[0].value)
    closeMenu()
  })
  useEffect(() => {
    if (isWaiting && options.length > 0) choose()
  }, [isWaiting, options])
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Enter" && words && options.length === 0 && !onQuery) {
      event.preventDefault()
      setIsWaiting(true)
    }
    if (!onQuery) return
    // It submits no form, and Escape closes the dialog that it is in.
    if (event.key === "Enter") event.preventDefault()
    Object.assign(event.nativeEvent, { preventDownshiftDefault: event.key === "Escape" })
  }
  return {
    ...{ found, selected, label, isOpen, getItemProps: shift.getItemProps },
    isMarked: (index: number) => index === highlightedIndex,
    getMenuProps: () => shift.getMenuProps({ "aria-label": "Options", ref: list }),
    getInputProps: (attributes: ControlProps["attributes"]) =>
      shift.getInputProps({
        ...{ ...attributes, ref: input, onKeyDown },
        onFocus: () => value === "" && openMenu(),
        // At once: downshift reports what is typed in an effect, and letters typed until then would be lost.
        onChange: ({ currentTarget }) => {
          setIsWaiting(false)
          setQuery(currentTarget.value)
          onQuery?.(currentTarget.value)
        },
      }),
  }
}

const reducerOf =
  (found: readonly Option[], words: string, isSearch: boolean): Reducer =>
  (state, { type, changes }) => {
    const { InputBlur, InputChange, InputKeyDownEnter } = useCombobox.stateChangeTypes
    if (type === InputChange) return { ...changes, highlightedIndex: changes.inputValue ? 0 : -1 }
    const next = found[state.highlightedIndex]
    // What is typed stays if nothing is found.
    if (type === InputKeyDownEnter && (!next || next.isOld)) return state
    // Who leaves a search has chosen nothing.
    if (isSearch) return type === InputBlur ? state : changes
    const isExact = words && found[0] && rankOf(textsOf(found[0]), words) === 0
    return type === InputBlur && isExact ? { ...changes, selectedItem: found[0] } : changes
  }

type Reducer = NonNullable<UseComboboxProps<Option>["stateReducer"]>

const textsOf = ({ label, value }: Option) => [label, value]

/** An icon from the site's sprite. */
const SiteIcon = ({ name }: { name: string }) => (
  <svg width={18} height={18} fill="none" stroke="currentColor" strokeWidth={1.75} aria-hidden>
    <use href={iconAddress(name)} />
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

  > svg + input {
    padding-left: 36px;
  }
`

const List = styled(Popover)`
  min-width: anchor-size(width);
  max-width: 320px;
  max-height: ${size.selectList};
  overflow-y: auto;

  > li {
    height: auto;
    min-height: 44px;
  }

  small {
    flex: 0 1 auto;
    min-width: 4em;
    max-width: 50%;
    margin-left: auto;
    color: ${color.textTertiary};
    ${ellipsis}
  }
`

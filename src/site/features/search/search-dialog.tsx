import styled from "@emotion/styled"
import Search from "lucide-react/icons/search"
import X from "lucide-react/icons/x"
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react"
import { fillText, inFigures } from "../../../util/fill-text"
import { isComposing } from "../../../util/is-composing"
import * as pageIds from "../../../util/page-ids"
import { kindOf } from "../../router/kind-of"
import { Link } from "../../router/link"
import { fadeOnOpen } from "../../theme/fade-on-open"
import { color, forcedColors, onHover, radius, shadow, size, space, typography } from "../../theme/tokens"
import { iconButton } from "../../ui/actions/icon-button"
import { bareControl } from "../../ui/forms/field"
import { useTexts } from "../../ui/text/texts"
import { VisuallyHidden } from "../../ui/text/visually-hidden"
import { searchAddress } from "./search-address"
import { useMatches } from "./use-matches"

export interface SearchDialogProps {
  /** Accessible name. */
  name: string
  /** Time of the last press on the button; a new value opens the dialog. 0 before the first press. */
  openedAt: number
}

const listId = `${pageIds.searchDialog}-list`
const optionId = (index: number) => `${pageIds.searchDialog}-${index}`

/**
 * A search for names, headings and descriptions of pages: a combobox whose list is always open. The last option leads
 * to the search page, which finds all words. Escape, a press outside and leaving it with Tab close it. It is not modal,
 * because phones take too long to make a long page inert.
 */
export const SearchDialog = ({ name, openedAt }: SearchDialogProps) => {
  const texts = useTexts("search")
  const dialog = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [term, setTerm] = useState("")
  const [active, setActive] = useState(0)
  const { status, matches } = useMatches(term, openedAt)
  const close = () => dialog.current?.hidePopover()

  // Before the first paint: a frame with the closed dialog would delay the focus.
  useLayoutEffect(() => {
    if (!openedAt) return
    dialog.current?.togglePopover(true)
    input.current?.focus()
    input.current?.select()
  }, [openedAt])

  const closeOnLink = ({ target, metaKey, ctrlKey, shiftKey }: MouseEvent) => {
    if ((target as Element).closest("a") && !metaKey && !ctrlKey && !shiftKey) close()
  }

  const closeOnLeaving = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
  }

  const search = (words: string) => {
    setTerm(words)
    setActive(0)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setActive((active + step + options.length) % options.length)
    else if (event.key === "Enter") document.getElementById(optionId(active))?.click()
    else return
    event.preventDefault()
  }

  useEffect(() => {
    document.getElementById(optionId(active))?.scrollIntoView?.({ block: "nearest" })
  }, [active])

  const options = term.trim()
    ? [
        ...matches.map(([path, label]) => ({ href: path, label, kind: kindOf(path).one })),
        { href: searchAddress(term), label: fillText(texts.all, { words: term.trim() }), kind: "" },
      ]
    : []
  const message = status === "failed" || status === "nothing" ? texts[status] : ""
  return (
    <Dialog ref={dialog} popover="auto" aria-label={name} onClick={closeOnLink} onBlur={closeOnLeaving}>
      <Top>
        <Search size={20} strokeWidth={1.75} />
        <Input
          ref={input}
          role="combobox"
          aria-label={texts.field}
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={options.length > 0 ? optionId(active) : undefined}
          placeholder={texts.field}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={100}
          onChange={({ currentTarget }) => search(currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <Close type="button" aria-label={texts.close} onClick={close}>
          <X size={20} strokeWidth={1.75} />
        </Close>
      </Top>
      <VisuallyHidden role="status">
        {status === "found"
          ? fillText(texts.found, { count: matches.length }, inFigures(matches.length))
          : ""}
      </VisuallyHidden>
      <Message role="status">{options.length > 0 ? message : ""}</Message>
      <List
        id={listId}
        role="listbox"
        aria-label={texts.results}
        data-empty={options.length === 0 || undefined}
      >
        {options.map(({ href, label, kind }, index) => (
          <Option
            key={href}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            href={href}
            onPointerMove={() => setActive(index)}
          >
            <span>{label}</span>
            {kind ? <Kind>{kind}</Kind> : null}
          </Option>
        ))}
      </List>
    </Dialog>
  )
}

const Dialog = styled.dialog`
  width: min(640px, calc(100vw - ${space[6]}));
  max-width: none;
  max-height: min(600px, 84dvh);
  margin: clamp(12px, 10dvh, 120px) auto auto;
  padding: 0;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  color: ${color.text};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.lg};

  &:popover-open {
    display: flex;
    flex-direction: column;
  }

  ${fadeOnOpen("&:not(:popover-open)")}
`

const Top = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[3]};
  height: 64px;
  padding-inline: ${space[5]} ${space[2]};

  &:focus-within {
    box-shadow: inset 0 -2px 0 ${color.accentText};
  }

  > svg {
    flex: none;
  }
`

const Input = styled.input`
  ${bareControl}

  &:focus-visible {
    outline: 2px solid transparent;
  }
`

const Close = styled.button`
  ${iconButton(size.touchTarget)}
  border-radius: ${radius.md};
  background: none;

  ${onHover(`background: ${color.bgSubtle};`)}
`

const Message = styled.p`
  padding: ${space[4]} ${space[5]} 0;
  color: ${color.textSecondary};

  &:empty {
    display: none;
  }
`

const List = styled.div`
  padding: ${space[2]};
  overflow-y: auto;
  overscroll-behavior: contain;

  &[data-empty] {
    display: none;
  }
`

const Option = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  min-height: 48px;
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.sm};
  line-height: 1.3;
  overflow-wrap: anywhere;

  &[aria-selected="true"] {
    background: ${color.bgSubtle};
    box-shadow: inset 0 0 0 1.5px ${color.borderHover};
  }

  ${forcedColors} {
    &[aria-selected="true"] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`

const Kind = styled.span`
  ${typography.small}
  flex: none;
  color: ${color.textSecondary};
`

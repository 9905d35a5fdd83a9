import styled from "@emotion/styled"
import Magnifier from "lucide-react/icons/search"
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from "react"
import { isComposing } from "../../../util/is-composing"
import * as pageIds from "../../../util/page-ids"
import { space } from "../../theme/tokens"
import { bareControl, Field, FieldBox } from "../../ui/forms/field"
import { termOf } from "./use-search"

export interface SearchFieldProps {
  label: string
  /** The search term of the URL. */
  term: string
  onTerm: (term: string) => void
}

/** Debounce delay in milliseconds. */
const delay = 200

const id = pageIds.search

/**
 * A field that searches while the visitor types. Uncontrolled, to keep text that was typed before hydration or since
 * the last change of the URL. Escape clears it.
 */
export const SearchField = ({ label, term, onTerm }: SearchFieldProps) => {
  const input = useRef<HTMLInputElement>(null)
  const searched = useRef("")
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const searchNow = () => {
    clearTimeout(timer.current)
    searched.current = input.current?.value.trim() ?? ""
    onTerm(searched.current)
  }

  const searchSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(searchNow, delay)
  }

  // Update the field if something else has changed the URL, e.g. Back.
  useEffect(() => {
    if (!input.current || term === searched.current) return
    searched.current = term
    input.current.value = term
  }, [term])

  // Search for text that was typed before hydration. Otherwise focus the field, unless the focus is elsewhere or an
  // on-screen keyboard would cover the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once
  useEffect(() => {
    const field = input.current
    const nothingFocused = document.activeElement === document.body
    if (field && !termOf(window.location.search)) {
      if (field.value.trim()) searchNow()
      else if (nothingFocused && window.matchMedia("(hover: hover)").matches)
        field.focus({ preventScroll: true })
    }
    return () => clearTimeout(timer.current)
  }, [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    searchNow()
  }

  const clearOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || isComposing(event.nativeEvent) || !input.current?.value) return
    event.preventDefault()
    input.current.value = ""
    searchNow()
  }

  return (
    <search>
      <form onSubmit={submit}>
        <Field id={id} label={label}>
          <FieldBox>
            <Magnifier size={22} strokeWidth={1.75} />
            <Input
              ref={input}
              id={id}
              type="search"
              name="q"
              data-stop
              autoComplete="off"
              spellCheck={false}
              enterKeyHint="search"
              maxLength={100}
              onInput={searchSoon}
              onKeyDown={clearOnEscape}
            />
          </FieldBox>
        </Field>
      </form>
    </search>
  )
}

const stroke = (angle: string) =>
  `linear-gradient(${angle}, transparent calc(50% - 1px), currentColor calc(50% - 0.5px) calc(50% + 0.5px),
    transparent calc(50% + 1px)) center / 13px 13px no-repeat`

// Browsers show a blue cancel button. Replace it by a cross like our icons, with a target of 24 px.
const Input = styled.input`
  ${bareControl}
  appearance: none;

  &::-webkit-search-cancel-button {
    flex: none;
    width: 24px;
    height: 24px;
    margin-left: ${space[3]};
    appearance: none;
    background: ${stroke("45deg")}, ${stroke("-45deg")};
    cursor: pointer;
  }
`

import styled from "@emotion/styled"
import { Search as Magnifier } from "lucide-react"
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from "react"
import { bareControl, Field, FieldBox } from "../../components/field"
import { space } from "../../theme/tokens"
import { termOf } from "./use-search"

export interface SearchFieldProps {
  /** What the address searches for. */
  term: string
  onTerm: (term: string) => void
}

/** How long after the last letter the search begins, in milliseconds. */
const pause = 200

const id = "search"

/**
 * The field, which searches while somebody types. It keeps its own text: what was typed before scripts ran stays, and
 * the address, which follows a moment later, never takes letters back. Escape empties it.
 */
export const SearchField = ({ term, onTerm }: SearchFieldProps) => {
  const input = useRef<HTMLInputElement>(null)
  const written = useRef("")
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const searchNow = () => {
    clearTimeout(timer.current)
    written.current = input.current?.value.trim() ?? ""
    onTerm(written.current)
  }

  const searchSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(searchNow, pause)
  }

  // The address has changed by other ways, e.g. back to what was searched for before.
  useEffect(() => {
    if (!input.current || term === written.current) return
    written.current = term
    input.current.value = term
  }, [term])

  // Once: what was typed before scripts ran is searched for; else the field is ready to type in, unless a keyboard
  // would cover the page, or somebody is elsewhere already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only at the start
  useEffect(() => {
    const field = input.current
    const alone = document.activeElement === document.body
    if (field && !termOf(window.location.search)) {
      if (field.value.trim()) searchNow()
      else if (alone && window.matchMedia("(hover: hover)").matches) field.focus({ preventScroll: true })
    }
    return () => clearTimeout(timer.current)
  }, [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    searchNow()
  }

  const empty = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !input.current?.value) return
    event.preventDefault()
    input.current.value = ""
    searchNow()
  }

  return (
    <search>
      <form onSubmit={submit}>
        <Field id={id} label="Search by any word">
          <FieldBox>
            <Magnifier size={22} strokeWidth={1.75} aria-hidden focusable={false} />
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
              onKeyDown={empty}
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

// The browser's own is blue. Two strokes, as our signs are drawn, in a target of 24 px.
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

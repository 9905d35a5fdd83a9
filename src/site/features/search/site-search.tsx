import styled from "@emotion/styled"
import { type FormEvent, useEffect, useRef } from "react"
import { navigateTo } from "../../router/navigate-to"
import { TextField } from "../../ui/forms/text-field"
import { searchAddress } from "./search-address"

const fieldName = "q"

interface SiteSearchProps {
  label: string
  /** Accessible name of the button. */
  button: string
  /** In the field at first. */
  words: string
}

/** A search field on other pages than the search. It opens the search page. */
export const SiteSearch = ({ label, button, words }: SiteSearchProps) => {
  const form = useRef<HTMLFormElement>(null)

  // Keep what was typed before hydration.
  useEffect(() => {
    const field = form.current?.elements.namedItem(fieldName)
    if (field instanceof HTMLInputElement && !field.value) field.value = words
  }, [words])

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entered = new FormData(event.currentTarget).get(fieldName)
    void navigateTo(searchAddress(String(entered ?? "")))
  }

  return (
    <Frame>
      <form ref={form} onSubmit={search}>
        <TextField
          label={label}
          name={fieldName}
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          next={button}
        />
      </form>
    </Frame>
  )
}

const Frame = styled("search")`
  display: block;
  max-width: 480px;
`

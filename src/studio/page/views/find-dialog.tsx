import styled from "@emotion/styled"
import { useId, useState } from "react"
import type { Entry, FoundPlace } from "../../api"
import { color, space } from "../../host"
import { findIn } from "../../source/find-in"
import { keptText } from "../state/drafts"
import { useStudio } from "../state/studio-context"
import { useLoaded } from "../state/use-loaded"
import { useNames } from "../state/use-names"
import { findPlaces } from "../store/store"
import { Combobox } from "../ui/combobox"
import { Checkbox, Hint, Label, Stack } from "../ui/controls"
import { Dialog } from "../ui/dialog"
import { ranked } from "../ui/ranked"

interface FindDialogProps {
  /** The open document. */
  here: Entry | undefined
  /** Search only in it at first. */
  isOnlyHere: boolean
  onClose: () => void
}

/** Documents are found by their names at once. */
const mostDocuments = 8

/** Find documents, data entries, sections and words. What is chosen is opened at its place. */
export const FindDialog = ({ here, onClose, ...props }: FindDialogProps) => {
  const { open } = useStudio()
  const id = useId()
  const [query, setQuery] = useState("")
  const [isOnlyHere, setIsOnlyHere] = useState(props.isOnlyHere)
  const { options, isBusy, isAll } = useOptions(query, isOnlyHere ? here?.file : undefined)
  return (
    <Dialog title="Find" onClose={onClose} wide>
      <Places $gap={1}>
        <Label htmlFor={id}>Words of a text, or the name of a document, entry or section</Label>
        <Combobox
          options={options}
          value=""
          onQuery={(words) => setQuery(words.slice(0, 200))}
          onChange={(value) => {
            onClose()
            open(String(value))
          }}
          attributes={{ id, "aria-describedby": `${id}-count`, "aria-invalid": false }}
        />
      </Places>
      {here ? (
        <Checkbox checked={isOnlyHere} onChange={setIsOnlyHere}>
          Only in {here.title}
        </Checkbox>
      ) : null}
      <Hint id={`${id}-count`} role="status">
        {query.trim() && (isBusy ? "Searching …" : countOf(options.length, isAll))}
      </Hint>
    </Dialog>
  )
}

/** The documents whose names have the words at once, then all places. @param file only in this one */
const useOptions = (query: string, file: string | undefined) => {
  const { model, entries } = useStudio()
  const { titleOf, fieldIn } = useNames()
  const [places, isBusy] = usePlaces(query, file)
  const searched = query.trim() && !file ? entries : []
  const shown = ranked(searched, query, ({ title, slug = "" }) => [title, slug]).slice(0, mostDocuments)
  const kindOf = ({ kind, collection }: Entry) =>
    model.collections.find(({ type }) => type === collection)?.label ?? (kind === "data" ? "list" : kind)
  const options = [
    ...shown.map((entry) => ({
      value: entry.file,
      label: entry.title,
      content: <Found words={[{ text: entry.title, marked: false }]} place={kindOf(entry)} />,
    })),
    ...places
      .filter((place) => place.field !== "name" || !shown.some((entry) => entry.file === place.file))
      .map(({ file: of, line, column, length, field, kind, words }) => {
        const names = [kind === "section" ? "section" : titleOf(of), field && fieldIn(of, field)]
        return {
          value: `${of}:${line}:${column}:${length}`,
          isOld: isBusy,
          label: words.map(({ text }) => text).join(""),
          content: <Found words={words} place={names.filter(Boolean).join(", ")} />,
        }
      }),
  ]
  return { options, isBusy, isAll: places.length < 100 }
}

/** The places that have the words, in texts that are saved or not, and whether they are those of earlier words. */
const usePlaces = (query: string, file: string | undefined) => {
  const { model, entries, unsaved } = useStudio()
  const search = async () => {
    const saved = query.trim() ? await findPlaces(query, file) : []
    const sections = model.elements.filter(({ kind }) => kind === "section")
    const labels = new Map(sections.map(({ name, label }) => [name, label]))
    const edited = entries.flatMap((entry) => {
      const text = unsaved.has(entry.file) ? keptText(entry.file) : undefined
      if (text === undefined || (file && file !== entry.file)) return []
      return findIn({ ...entry, text }, query, labels).map((place) => ({ ...place, file: entry.file }))
    })
    return [...edited, ...saved.filter((place) => !unsaved.has(place.file))]
  }
  const wanted = JSON.stringify([query, file])
  const [places = [], of] = useLoaded(search, wanted, 100)
  return [places, of !== wanted] as const
}

const countOf = (count: number, isAll: boolean) =>
  count === 1 ? "1 place" : `${count} places${isAll ? "" : " or more"}`

const Found = ({ words, place }: { words: FoundPlace["words"]; place: string }) => (
  <span>
    {words.map(({ text, marked }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: words have no other key.
      <span key={index}>{marked ? <mark>{text}</mark> : text}</span>
    ))}{" "}
    <Hint as="span">{place}</Hint>
  </span>
)

const Places = styled(Stack)`
  /* The dialog stays where it is while the list grows. */
  min-height: min(54vh, 600px);

  ul {
    position: static;
    max-width: none;
    max-height: min(46vh, 520px);
    border: 0;
    box-shadow: none;
  }

  ul:empty {
    display: none;
  }

  li {
    padding-block: ${space[2]};
  }

  mark {
    color: inherit;
    background: ${color.accentSoft};
    font-weight: 600;
  }
`

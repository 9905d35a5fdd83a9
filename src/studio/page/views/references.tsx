import styled from "@emotion/styled"
import { type ReactNode, useEffect, useState } from "react"
import type { Reference } from "../../../content/commands/references"
import { shortName } from "../../short-name"
import { placeName } from "../form/words"
import { useStudio } from "../state/studio-context"
import { listReferences } from "../store/store"
import { Hint } from "../ui/controls"

interface ReferencesProps {
  file: string
  /** Called when the user opens one of them. */
  onClose: () => void
  /** What happens to them. */
  children: ReactNode
}

/** The places that refer to a document or snippet, with links. */
export const References = ({ file, onClose, children }: ReferencesProps) => {
  const { attempt } = useStudio()
  const [references, setReferences] = useState<Reference[]>()
  useEffect(() => {
    attempt(async () => setReferences(await listReferences(file)))
  }, [attempt, file])
  if (!references?.length)
    return (
      <Hint role="status">{references ? "Nothing refers to it." : "Looking for what refers to it …"}</Hint>
    )
  return (
    <>
      <p>{children}</p>
      <Places places={references} onOpen={onClose} />
    </>
  )
}

/** Places by the titles of their documents, with links that open them. */
export const Places = ({ places, onOpen }: { places: readonly Reference[]; onOpen?: () => void }) => {
  const { entries, model } = useStudio()
  return (
    <List>
      {places.map(({ file, line, column, field }) => {
        const entry = entries.find((one) => one.file === file)
        const collection = model.collections.find(({ type }) => type === entry?.collection)
        const { schema } = collection ?? model.dataFiles.find((one) => one.file === file) ?? {}
        return (
          <li key={`${file} ${line} ${column} ${field}`}>
            <a href={`#${file}:${line}:${column}`} onClick={onOpen}>
              {entry?.title ?? shortName(file)}
            </a>{" "}
            <Hint as="span">{field ? placeName(field, schema, model) : `line ${line}`}</Hint>
          </li>
        )
      })}
    </List>
  )
}

const List = styled.ul`
  max-height: 240px;
  overflow-y: auto;

  a {
    text-decoration: underline;
  }
`

import styled from "@emotion/styled"
import type { ReactNode } from "react"
import type { Reference } from "../../api"
import { useLoaded } from "../state/use-loaded"
import { useNames } from "../state/use-names"
import { listReferences } from "../store/store"
import { Hint, touch } from "../ui/controls"

interface ReferencesProps {
  file: string
  /** Called when the user opens one of them. */
  onClose: () => void
  /** What happens to them. */
  children: ReactNode
}

/** The places that refer to a document or snippet, with links. */
export const References = ({ file, onClose, children }: ReferencesProps) => {
  const [references] = useLoaded(listReferences, file)
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
  const { titleOf, fieldIn } = useNames()
  return (
    <List>
      {places.map(({ file, line, column, field }) => (
        <li key={`${file} ${line} ${column} ${field}`}>
          <a href={`#${file}:${line}:${column}`} onClick={onOpen}>
            {titleOf(file)}
          </a>{" "}
          <Hint as="span">{field ? fieldIn(file, field) : `line ${line}`}</Hint>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  max-height: 240px;
  overflow-y: auto;

  a {
    text-decoration: underline;
  }

  ${touch} {
    a {
      display: inline-block;
      padding-block: 13px;
    }
  }
`

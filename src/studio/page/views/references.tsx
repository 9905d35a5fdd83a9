import styled from "@emotion/styled"
import { type ReactNode, useEffect, useState } from "react"
import type { Reference } from "../../../content/commands/rename"
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
  const { attempt, entries } = useStudio()
  const [references, setReferences] = useState<Reference[]>()
  useEffect(() => {
    attempt(async () => setReferences(await listReferences(file)))
  }, [attempt, file])
  if (!references?.length)
    return (
      <Hint role="status">{references ? "Nothing refers to it." : "Looking for what refers to it …"}</Hint>
    )
  const files = [...new Set(references.map((one) => one.file))]
  return (
    <>
      <p>{children}</p>
      <List>
        {files.map((other) => {
          const lines = references.filter((one) => one.file === other).map(({ line }) => line)
          return (
            <li key={other}>
              <a href={`#${other}`} onClick={onClose}>
                {entries.find((entry) => entry.file === other)?.title ?? other}
              </a>{" "}
              <Hint as="span">
                {lines.length === 1 ? "line" : "lines"} {lines.join(", ")}
              </Hint>
            </li>
          )
        })}
      </List>
    </>
  )
}

const List = styled.ul`
  max-height: 240px;
  overflow-y: auto;

  a {
    text-decoration: underline;
  }
`

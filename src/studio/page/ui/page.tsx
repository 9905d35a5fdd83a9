import styled from "@emotion/styled"
import House from "lucide-react/icons/house"
import Search from "lucide-react/icons/search"
import type { DragEvent, ReactNode } from "react"
import { space } from "../../host"
import { useStudio } from "../state/studio-context"
import { focusTitle, Heading, IconButton, Row, Stack } from "./controls"

interface PageProps {
  title: string
  /** Called with files that are dropped. */
  onFiles?: (files: readonly File[]) => void
  children?: ReactNode
}

/** A view without a form: lists in sections. Busy without content. */
export const Page = ({ title, onFiles, children }: PageProps) => {
  const { open, find } = useStudio()
  // A text can be dropped into a field.
  const take = (event: DragEvent) => {
    const { types, files } = event.dataTransfer
    if (types.includes("Files")) event.preventDefault()
    if (files.length > 0) onFiles?.([...files])
  }
  return (
    <Main as="main" aria-busy={!children} onDragOver={take} onDrop={take}>
      <Row>
        <IconButton label="All documents" icon={House} onClick={() => open("")} />
        <Heading as="h1" ref={focusTitle} tabIndex={-1}>
          {title}
        </Heading>
        <IconButton label="Find" icon={Search} onClick={find} />
      </Row>
      {children}
    </Main>
  )
}

const Main = styled(Stack)`
  flex: 1;
  max-width: 860px;
  margin-inline: auto;
  padding: ${space[6]} ${space[4]};
  overflow-y: auto;

  section {
    display: grid;
    gap: ${space[3]};
  }

  section > ul > li > span {
    flex: 1;
    min-width: 14em;
  }

  section > ul > li:has(> input) {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: start;
    gap: ${space[2]} ${space[3]};
  }

  li > input ~ div {
    grid-column: 2;
  }

  > details > div {
    margin-top: ${space[3]};
  }
`

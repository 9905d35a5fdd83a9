import styled from "@emotion/styled"
import { useState } from "react"
import { createRoot } from "react-dom/client"
import type { Diagnostic } from "../content-check/diagnostic"
import { explanationOf } from "../lib/explanation-of"
import { color, radius, shadow, space, typography, zIndex } from "../theme/tokens"
import { useContentProblems } from "./use-content-problems"

/**
 * Show content problems, and removed documents, over the pages of `gatsby develop`. Uses its own root, to be
 * independent of the page. `onClientEntry` loads it in develop only.
 */
export const showContentProblems = () => {
  const host = document.createElement("div")
  document.body.append(host)
  createRoot(host).render(<ContentProblemsFromServer />)
}

const ContentProblemsFromServer = () => {
  const { problems, isRemoved } = useContentProblems()
  return (
    <>
      {isRemoved ? (
        <RemovedNotice role="alert">
          <strong>The document of this page is gone.</strong> Its folder was renamed or removed. You see its
          last version. <a href="../">Go to the list</a>
        </RemovedNotice>
      ) : null}
      <ContentProblems problems={problems} />
    </>
  )
}

/**
 * The list of problems: open while there are errors, a button after Hide or with warnings only, nothing without
 * problems.
 */
export const ContentProblems = ({ problems }: { problems: readonly Diagnostic[] }) => {
  const errors = problems.filter(({ severity }) => severity !== "warning")
  // The errors that the user has hidden, as JSON. Other errors open the list again.
  const [hiddenErrors, setHiddenErrors] = useState("")
  const title = `${[counted(errors.length, "error"), counted(problems.length - errors.length, "warning")].filter(Boolean).join(", ")} in the content`
  if (problems.length === 0) return null
  if (errors.length === 0 || hiddenErrors === JSON.stringify(errors))
    return (
      <ShowButton type="button" onClick={() => setHiddenErrors("")} disabled={errors.length === 0}>
        {title}
      </ShowButton>
    )
  return (
    <Panel aria-label="Errors in the content">
      <Head>
        <strong role="status">{title}</strong>
        <Button type="button" onClick={() => setHiddenErrors(JSON.stringify(errors))}>
          Hide
        </Button>
      </Head>
      <p>The page shows its last version without errors. This list closes when all are fixed.</p>
      <ul>
        {problems.map((problem) => (
          <li key={`${locationOf(problem)} ${problem.field} ${problem.message}`}>
            <Location type="button" onClick={() => openInEditor(problem)} title="Open in the editor">
              {locationOf(problem)}
            </Location>{" "}
            {problem.severity === "warning" && <em>warning: </em>}
            {problem.field && <strong>{problem.field}: </strong>}
            {explanationOf(problem)}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const counted = (count: number, noun: string) =>
  count === 0 ? "" : `${count} ${noun}${count === 1 ? "" : "s"}`

const locationOf = ({ file, range: { start } }: Diagnostic) => `${file}:${start.line}:${start.column}`

/** Gatsby's development server opens the file in the running editor. */
const openInEditor = ({ file, range }: Diagnostic) =>
  fetch(
    `/__open-stack-frame-in-editor?${new URLSearchParams({ fileName: file, lineNumber: String(range.start.line) })}`,
  )

const RemovedNotice = styled.p`
  position: fixed;
  z-index: ${zIndex.toast};
  inset: calc(var(--header-height) + ${space[4]}) ${space[4]} auto;
  max-width: 40rem;
  margin-inline: auto;
  padding: ${space[3]} ${space[5]};
  border-radius: ${radius.md};
  color: ${color.onOrange};
  background: ${color.orange};
  box-shadow: ${shadow.lg};

  a {
    text-decoration: underline;
  }
`

const Panel = styled.section`
  position: fixed;
  z-index: ${zIndex.toast};
  inset: auto ${space[4]} ${space[4]};
  overflow-y: auto;
  max-width: 60rem;
  max-height: 50dvh;
  margin-inline: auto;
  padding: ${space[4]} ${space[5]};
  border: 1px solid ${color.red};
  border-radius: ${radius.md};
  ${typography.small}
  color: ${color.textOnInverse};
  background: ${color.surfaceInverse};
  box-shadow: ${shadow.lg};

  > p {
    margin-block: ${space[1]} ${space[3]};
    color: ${color.textOnInverseSecondary};
  }

  > ul {
    display: grid;
    gap: ${space[3]};
    overflow-wrap: anywhere;
  }
`

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[4]};
`

const Location = styled.button`
  padding: 0;
  border: 0;
  ${typography.caption}
  font-family: ui-monospace, monospace;
  text-align: start;
  color: ${color.textOnInverseAccent};
  background: none;
  cursor: pointer;
  overflow-wrap: anywhere;
`

const Button = styled.button`
  padding: ${space[1]} ${space[4]};
  border: 1px solid ${color.borderInverse};
  border-radius: ${radius.pill};
  ${typography.small}
  color: ${color.textOnInverse};
  background: ${color.surfaceInverse};
  cursor: pointer;

  &:disabled {
    cursor: default;
  }
`

const ShowButton = styled(Button)`
  position: fixed;
  z-index: ${zIndex.toast};
  right: ${space[4]};
  bottom: ${space[4]};
`

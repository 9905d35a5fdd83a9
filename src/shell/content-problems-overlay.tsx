import styled from "@emotion/styled"
import { useState } from "react"
import { createRoot } from "react-dom/client"
import type { Diagnostic } from "../content-check/diagnostic"
import { color, radius, shadow, space, typography, zIndex } from "../theme/tokens"
import { usePreview } from "./use-preview"

/**
 * Show content problems, and removed documents, over the pages of `gatsby develop`. Uses its own root, to be
 * independent of the page. `onClientEntry` loads it in develop only.
 */
export const showContentProblems = () => {
  const host = document.createElement("div")
  document.body.append(host)
  createRoot(host).render(<LiveContentProblems />)
}

const LiveContentProblems = () => {
  const { problems, isGone } = usePreview()
  return (
    <>
      {isGone ? <DocumentGone /> : null}
      <ContentProblems problems={problems} />
    </>
  )
}

/** Shown over a page whose folder was renamed or removed: its content is outdated. */
const DocumentGone = () => (
  <Gone role="alert">
    <strong>The document of this page is gone.</strong> Its folder was renamed or removed; what you see is its
    last version. <GoneLink href="../">Look at the list</GoneLink>
  </Gone>
)

export interface ContentProblemsProps {
  problems: readonly Diagnostic[]
}

/** The list of problems: open while there are errors, a small button after Hide, nothing once all are fixed. */
export const ContentProblems = ({ problems }: ContentProblemsProps) => {
  const mistakes = problems.filter(({ severity }) => severity !== "warning")
  // The errors that were hidden. New errors are shown.
  const [hidden, setHidden] = useState("")
  const shown = mistakes.length > 0 && hidden !== JSON.stringify(mistakes)
  if (problems.length === 0) return null
  if (!shown)
    return (
      <Pill type="button" onClick={() => setHidden("")} disabled={mistakes.length === 0}>
        {title(mistakes.length, problems.length - mistakes.length)}
      </Pill>
    )
  return (
    <Panel aria-label="Mistakes in the content">
      <Head>
        <Title role="status">{title(mistakes.length, problems.length - mistakes.length)}</Title>
        <Hide type="button" onClick={() => setHidden(JSON.stringify(mistakes))}>
          Hide
        </Hide>
      </Head>
      <Note>The page shows its last version without mistakes. This list goes away when all are mended.</Note>
      <List>
        {problems.map((problem) => (
          <Item key={`${placeOf(problem)} ${problem.field} ${problem.message}`}>
            <Place type="button" onClick={() => openInEditor(problem)} title="Open in the editor">
              {placeOf(problem)}
            </Place>{" "}
            {problem.severity === "warning" && <em>warning: </em>}
            {problem.field && <strong>{problem.field}: </strong>}
            {sentence(problem)}
          </Item>
        ))}
      </List>
    </Panel>
  )
}

const title = (mistakes: number, warnings: number) =>
  `${[counted(mistakes, "mistake"), counted(warnings, "warning")].filter(Boolean).join(", ")} in the content`

const counted = (count: number, noun: string) =>
  count === 0 ? "" : `${count} ${noun}${count === 1 ? "" : "s"}`

const sentence = ({ message, fix }: Diagnostic) => `${message}. ${fix}${/[.?]$/.test(fix) ? "" : "."}`

const placeOf = ({ file, range: { start } }: Diagnostic) => `${file}:${start.line}:${start.column}`

/** Gatsby's development server opens the file in the running editor. */
const openInEditor = ({ file, range }: Diagnostic) =>
  fetch(
    `/__open-stack-frame-in-editor?${new URLSearchParams({ fileName: file, lineNumber: String(range.start.line) })}`,
  )

const Gone = styled.p`
  position: fixed;
  z-index: ${zIndex.toast};
  top: calc(var(--header-height) + ${space[4]});
  right: ${space[4]};
  left: ${space[4]};
  max-width: 40rem;
  margin-inline: auto;
  padding: ${space[3]} ${space[5]};
  border-radius: ${radius.md};
  color: ${color.onOrange};
  background: ${color.orange};
  box-shadow: ${shadow.lg};
`

/** A plain link: the current page no longer exists. */
const GoneLink = styled.a`
  color: inherit;
  text-decoration: underline;
`

const Panel = styled.section`
  position: fixed;
  z-index: ${zIndex.toast};
  right: ${space[4]};
  bottom: ${space[4]};
  left: ${space[4]};
  overflow-y: auto;
  max-width: 60rem;
  max-height: 50dvh;
  margin-inline: auto;
  padding: ${space[4]} ${space[5]};
  border-radius: ${radius.md};
  color: ${color.textOnInverse};
  background: ${color.surfaceInverse};
  border: 1px solid ${color.red};
  box-shadow: ${shadow.lg};
`

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[4]};
`

const Title = styled.p`
  margin: 0;
  font-weight: 600;
`

const Hide = styled.button`
  padding: ${space[1]} ${space[3]};
  border: 1px solid ${color.borderInverse};
  border-radius: ${radius.pill};
  font: inherit;
  color: inherit;
  background: none;
  cursor: pointer;
`

const Note = styled.p`
  margin: ${space[1]} 0 ${space[3]};
  ${typography.small};
  color: ${color.textOnInverseSecondary};
`

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
`

const Item = styled.li`
  ${typography.small};
  overflow-wrap: anywhere;
`

const Place = styled.button`
  padding: 0;
  border: 0;
  ${typography.caption};
  font-family: ui-monospace, monospace;
  text-align: start;
  color: ${color.textOnInverseAccent};
  background: none;
  cursor: pointer;
  overflow-wrap: anywhere;
`

const Pill = styled.button`
  position: fixed;
  z-index: ${zIndex.toast};
  right: ${space[4]};
  bottom: ${space[4]};
  padding: ${space[2]} ${space[4]};
  border: 1px solid ${color.borderInverse};
  border-radius: ${radius.pill};
  ${typography.small};
  color: ${color.textOnInverse};
  background: ${color.surfaceInverse};
  cursor: pointer;

  &:disabled {
    cursor: default;
  }
`

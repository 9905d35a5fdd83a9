import styled from "@emotion/styled"
import { createRoot } from "react-dom/client"
import type { Diagnostic } from "../../../content/define"
import { explanationOf } from "../../../util/explanation-of"
import { color, radius, shadow, space, typography, zIndex } from "../../theme/tokens"
import { usePolicyViolations } from "./policy-violations"
import { useContentProblems } from "./use-content-problems"

/**
 * Show content problems, and removed documents, over the pages of `gatsby develop`. Uses its own root, to be
 * independent of the page. `onClientEntry` loads it in development only.
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

/** The list of problems, if there are any. It is open if there are errors, and opens again when they change. */
export const ContentProblems = ({ problems }: { problems: readonly Diagnostic[] }) => {
  const violations = usePolicyViolations()
  const errors = problems.filter(({ severity }) => severity !== "warning")
  const counts = [counted(errors.length, "error"), counted(problems.length - errors.length, "warning")]
  const places = [
    problems.length > 0 && `${counts.filter(Boolean).join(", ")} in the content`,
    violations.length > 0 && `${counted(violations.length, "error")} in the code`,
  ].filter(Boolean)
  if (places.length === 0) return null
  const hasErrors = errors.length + violations.length > 0
  return (
    <Panel
      key={JSON.stringify([errors, violations])}
      open={hasErrors}
      aria-label={`${hasErrors ? "Errors" : "Warnings"} in the ${problems.length > 0 ? "content" : "code"}`}
    >
      <summary>
        <strong role="alert">{places.join(", ")}</strong>
      </summary>
      {errors.length > 0 ? <p>The page shows its last version without errors.</p> : null}
      <ul>
        {problems.map((problem) => (
          <li key={`${locationOf(problem)} ${problem.field} ${problem.message}`}>
            <Location
              type="button"
              onClick={() => openInEditor(problem.file, problem.range.start.line)}
              title="Open in the editor"
            >
              {locationOf(problem)}
            </Location>{" "}
            {problem.severity === "warning" && <em>warning: </em>}
            {problem.field && <strong>{problem.field}: </strong>}
            {explanationOf(problem)}
          </li>
        ))}
        {violations.map(({ file, line, message }) => (
          <li key={file + message}>
            <Location type="button" onClick={() => openInEditor(file, line)} title="Open in the editor">
              {file}:{line}
            </Location>{" "}
            {message}
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
const openInEditor = (fileName: string, line: number) =>
  fetch(`/__open-stack-frame-in-editor?${new URLSearchParams({ fileName, lineNumber: String(line) })}`)

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

const Panel = styled.details`
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

  &:not([open]) {
    left: auto;
  }

  > summary {
    cursor: pointer;
  }

  > p {
    margin-top: ${space[1]};
    color: ${color.textOnInverseSecondary};
  }

  > ul {
    display: grid;
    gap: ${space[3]};
    margin-top: ${space[3]};
    overflow-wrap: anywhere;
  }
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

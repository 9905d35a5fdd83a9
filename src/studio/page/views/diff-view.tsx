import styled from "@emotion/styled"
import { color, radius, space } from "../../../theme/tokens"
import { type DiffLine, diffLines } from "../../source/diff"
import { Hint } from "../ui/controls"

/** The lines that differ between two texts. */
export const Diff = ({ before, after }: { before: string; after: string }) => {
  const hunks = diffLines(before, after)
  if (hunks.length === 0) return <Hint>Nothing has changed.</Hint>
  return hunks.map(({ lines }, index) => (
    <Hunk key={lines[0]?.after ?? `removed ${index}`}>
      <tbody>
        {lines.map((line) => (
          <Line key={`${line.before} ${line.after}`} {...line} />
        ))}
      </tbody>
    </Hunk>
  ))
}

/** A diff as git writes it, without its head. */
export const GitDiff = ({ diff }: { diff: string }) => {
  const lines = diff.split("\n")
  const start = lines.findIndex((line) => line.startsWith("@@"))
  if (start < 0) return <Hint>There is no text to compare.</Hint>
  return (
    <Hunk>
      <tbody>
        {lines.slice(start, -1).map((line, index) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: lines repeat.
            key={index}
            change={line.startsWith("+") ? "added" : line.startsWith("-") ? "removed" : "same"}
            text={line.startsWith("@@") ? "…" : line.slice(1)}
          />
        ))}
      </tbody>
    </Hunk>
  )
}

const signs = { added: "+", removed: "−", same: "" } as const

const Line = ({ change, text, before, after }: DiffLine) => (
  <tr data-change={change}>
    <th scope="row">{after ?? before}</th>
    <td>
      <span>{signs[change]}</span>
      {text}
    </td>
  </tr>
)

const Hunk = styled.table`
  width: 100%;
  margin-bottom: ${space[4]};
  border-collapse: collapse;
  border-radius: ${radius.sm};
  overflow: hidden;
  font-size: 0.875rem;
  background: ${color.bgSubtle};

  th {
    width: 3.5em;
    padding: 2px 10px;
    font-weight: 400;
    text-align: right;
    vertical-align: top;
    color: ${color.textTertiary};
  }

  td {
    padding: 2px 10px;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  td > span {
    display: inline-block;
    width: 1.2em;
  }

  [data-change="added"] {
    background: ${color.accentSoft};
  }

  [data-change="removed"] {
    background: ${color.redSoft};
  }
`

import styled from "@emotion/styled"
import { color, radius, space } from "../../../theme/tokens"
import { type DiffLine, diffLines } from "../../source/diff"
import { Hint } from "../ui/controls"

/** The lines that differ between two texts. */
export const Diff = ({ before, after }: { before: string; after: string }) => {
  const hunks = diffLines(before, after)
  if (hunks.length === 0) return <Hint>Nothing has changed.</Hint>
  return hunks.map(({ lines }) => <Lines key={`${lines[0]?.before} ${lines[0]?.after}`} lines={lines} />)
}

/** A diff as git writes it, without its head. */
export const GitDiff = ({ diff }: { diff: string }) => {
  const hunks = diff.split(/^@@.*\n/m).slice(1)
  if (hunks.length === 0) return <Hint>There is no text to compare.</Hint>
  return hunks.map((hunk) => (
    <Lines
      key={hunk}
      lines={hunk
        .trimEnd()
        .split("\n")
        .map((line) => ({ change: changeOf(line), text: line.slice(1) }))}
    />
  ))
}

const changeOf = (line: string) =>
  line.startsWith("+") ? "added" : line.startsWith("-") ? "removed" : "same"

const signs = { added: "+", removed: "−", same: "" } as const

const Lines = ({ lines }: { lines: readonly DiffLine[] }) => (
  <Hunk>
    <tbody>
      {lines.map(({ change, text, before, after }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines repeat, and do not move.
        <tr key={index} data-change={change}>
          <th scope="row">{after ?? before}</th>
          <td>
            <span>{signs[change]}</span>
            {text}
          </td>
        </tr>
      ))}
    </tbody>
  </Hunk>
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

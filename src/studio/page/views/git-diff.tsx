import styled from "@emotion/styled"
import { color, radius } from "../../../ui/theme/tokens"
import { Hint } from "../ui/controls"

/** A diff as git writes it, without its head. */
export const GitDiff = ({ diff }: { diff: string }) => {
  const start = diff.search(/^@@/m)
  if (start < 0) return <Hint>There is no text to compare.</Hint>
  const lines = diff.slice(start).split("\n")
  return (
    <Lines>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines repeat, and do not move.
        <span key={index} data-change={line[0]}>
          {line.replace(/^@@.*@@/, "…")}
        </span>
      ))}
    </Lines>
  )
}

const Lines = styled.pre`
  border-radius: ${radius.sm};
  overflow: hidden;
  font-size: 0.8125rem;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  background: ${color.bgSubtle};

  > span {
    display: block;
    padding: 1px 10px;
  }

  > [data-change="+"] {
    background: ${color.accentSoft};
  }

  > [data-change="-"] {
    background: ${color.redSoft};
  }

  > [data-change="@"] {
    color: ${color.textTertiary};
  }
`

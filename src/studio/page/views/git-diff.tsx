import styled from "@emotion/styled"
import { color, radius } from "../../host"
import { Hint } from "../ui/controls"

/** A text with the words that have changed, from `git diff --word-diff=porcelain`. */
export const GitDiff = ({ diff }: { diff: string }) => {
  const start = diff.search(/^@@/m)
  if (start < 0) return <Hint>There is no text to compare.</Hint>
  return (
    <Text>
      {diff
        .slice(start)
        .split("\n")
        .map((line, index) => {
          const Part = parts[line[0] ?? ""] ?? "span"
          const text = line.replace(/^@@.*@@.*/, index ? "\n…\n" : "…\n").replace(/^~$/, "\n")
          // biome-ignore lint/suspicious/noArrayIndexKey: lines repeat, and do not move.
          return <Part key={index}>{text.replace(/^[ +-]/, "")}</Part>
        })}
    </Text>
  )
}

const parts: Record<string, "ins" | "del"> = { "+": "ins", "-": "del" }

const Text = styled.div`
  padding: 8px 10px;
  border-radius: ${radius.sm};
  font-size: 0.8125rem;
  line-height: 1.5;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  background: ${color.bgSubtle};

  ins {
    background: ${color.accentSoft};
  }

  del {
    background: ${color.redSoft};
  }
`

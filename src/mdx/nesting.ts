import { positionAt } from "../content-model/text-position"
import type { Refusal } from "./refuse"

const deepest = 12

/** Quotations and lists within each other beyond all sense, which would keep the parser busy for minutes. */
export const tooDeep = (source: string): Refusal | undefined => {
  const marks = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/gm
  for (const match of source.matchAll(marks)) {
    const levels = match[0].match(/>|[-*+]|\d+/g)?.length ?? 0
    if (levels <= deepest) continue
    return {
      line: positionAt(source, match.index).line,
      column: 1,
      field: "body",
      message: `${levels} quotations or lists within each other; at most ${deepest} are possible`,
    }
  }
  return undefined
}

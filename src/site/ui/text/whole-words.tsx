import styled from "@emotion/styled"
import type { ReactNode } from "react"
import { from } from "../../theme/tokens"

/**
 * A heading or another short text without line breaks at the hyphens of short words, e.g. “twenty-four”, and after the
 * sign of a currency. The text
 * itself, which is searched and copied, stays the same. It is one element, so that a flex or grid container keeps its
 * spaces.
 */
export const wholeWords = (text: ReactNode): ReactNode => {
  if (typeof text !== "string" || !unbroken.test(text)) return text
  const parts = text.split(unbroken).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity of their own.
    index % 2 === 1 && part.length <= longest ? <Whole key={index}>{part}</Whole> : part,
  )
  return <span>{parts}</span>
}

const unbroken = /([\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+|\p{Sc}\s[\d.,]+)/u

/** In characters. Such a word fits into a line of every heading. */
const longest = 16

// In em: with a larger default font size, the words of a phone's headings must break.
const Whole = styled.span`
  ${from.longWords} {
    white-space: nowrap;
  }
`

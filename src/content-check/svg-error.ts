import { SaxesParser } from "saxes"

/**
 * Why an SVG is not well-formed XML.
 * @returns The first error with its line and column (from 1), e.g. "line 2, column 10: unexpected close tag"; undefined
 * if there is none.
 */
export const svgError = (text: string): string | undefined => {
  let first: string | undefined
  const parser = new SaxesParser({ xmlns: true, position: true })
  parser.on("error", (error) => {
    first ??= error.message
  })
  parser.write(text).close()
  return first?.replace(
    /^(\d+):(\d+): (.*?)\.?$/s,
    (_, line, column, what) => `line ${line}, column ${Number(column) || 1}: ${what}`,
  )
}
